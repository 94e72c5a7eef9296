import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.mjs';

const PORT = 3100;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webp': 'image/webp', '.woff2': 'font/woff2' };

/** Builds once, or again after every change with `--watch`, and serves the result on this machine only. */
const compiler = webpack(config);
const report = (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) process.stderr.write(`${stats.toString('errors-warnings')}\n`);
};

if (process.argv.includes('--watch')) compiler.watch({}, report);
else compiler.run(report);

compiler.hooks.done.tap('serve', startOnce());

function startOnce() {
  let isServing = false;
  return () => {
    if (isServing) return;
    isServing = true;
    createServer(answer).listen(PORT, '127.0.0.1', () => process.stdout.write(`The kit: http://localhost:${PORT}\n`));
  };
}

function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const name = pathname === '/' ? 'index.html' : path.normalize(pathname).replace(/^[/.]+/, '');
  const file = path.join(config.output.path, name);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
