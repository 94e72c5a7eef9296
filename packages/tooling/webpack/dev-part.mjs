import { createReadStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import { configOf } from './frontends.mjs';

/** Beside the folder of `npm run dev`, which may be running, too. */
const BUILD_ID = 'dev-own';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.map': 'application/json' };

/**
 * Builds one part on each change and serves it to a site that runs elsewhere; pages that show it load themselves anew.
 * @param {{ name: string, directory: string, port: number, log: (line: string) => void }} options
 * @returns {Promise<void>} once it is built for the first time.
 */
export async function serveDevelopedPart({ name, directory, port, log }) {
  const folder = path.join(directory, 'dist', BUILD_ID);
  rmSync(folder, { recursive: true, force: true });
  const pages = new Set();
  createServer((request, response) => answer(request, response, { folder, port, pages })).listen(port, 'localhost');
  const compiler = webpack(await configOf({ name, directory }, { buildId: BUILD_ID, isDevelopment: true }));
  await new Promise((built, failed) => {
    compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
      if (failure) return failed(failure);
      log(stats.toString({ preset: 'errors-warnings', colors: false }) || `${name} is built`);
      for (const page of pages) page.write('data: built\n\n');
      built();
    });
  });
}

function answer(request, response, { folder, port, pages }) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = path.join(folder, path.normalize(pathname));
  const isInside = file.startsWith(folder + path.sep);
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cache-control', 'no-store');
  if (pathname === '/changes') return listen(request, response, pages);
  if (!isInside || !existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  if (pathname !== '/remoteEntry.js') return createReadStream(file).pipe(response);
  response.end(`${readFileSync(file, 'utf8')}\n${reloader(port)}`);
}

function listen(request, response, pages) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 1000\n\n');
  pages.add(response);
  request.on('close', () => pages.delete(response));
}

/** What reloads the page that has loaded the container. */
const reloader = (port) =>
  `new EventSource('http://localhost:${port}/changes').onmessage = () => globalThis.location.reload();`;
