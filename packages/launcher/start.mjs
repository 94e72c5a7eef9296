import nodeModule from 'node:module';
import path from 'node:path';
import { makeReady } from '../tooling/bootstrap/ready.mjs';

/**
 * `npm start`: the whole site on one machine, with nothing but Node and npm there before.
 * Installs and builds what is missing or stale, then hands over to src/start.ts.
 * With `--watch` (`npm run dev`) the frontends are built again on every change instead.
 */
await makeReady(import.meta.filename);

const log = (line) => process.stdout.write(`${line}\n`);
if (process.argv.includes('--watch')) {
  const { watchFrontends } = await import('../tooling/webpack/dev.mjs');
  await watchFrontends({ log });
} else {
  const { buildStale } = await import('../tooling/webpack/build.mjs');
  await buildStale({ log });
}
// By way of the whole module: the Node that this file begins on may be too old to have it.
nodeModule.enableCompileCache(path.resolve(import.meta.dirname, '../../.build/compiled'));
await import('./src/start.ts');
