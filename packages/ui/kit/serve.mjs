import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { contentTypeOf } from '../../tooling/chromium/content-type.ts';
import config from './webpack.config.mjs';

/** Builds the kit page once, or after every change with `--watch`, and serves it on this machine only. */
const { values: options } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, port: { type: 'string', default: '3100' } },
});
const address = `http://localhost:${options.port}`;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, address);
  const file = path.join(config.output.path, pathname === '/' ? 'index.html' : pathname);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': contentTypeOf(file) });
  createReadStream(file).pipe(response);
});

const compiler = webpack(config);
compiler.hooks.done.tap('serve', () => {
  if (!server.listening) server.listen(Number(options.port), '127.0.0.1', announce);
});
if (options.watch) compiler.watch({}, report);
else compiler.run(report);

function announce() {
  process.stdout.write(`The kit: ${address}\n`);
}

function report(error, stats) {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) process.stderr.write(`${stats.toString('errors-warnings')}\n`);
}
