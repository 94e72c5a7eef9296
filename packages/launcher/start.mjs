import { makeReady } from '../tooling/bootstrap/ready.mjs';

/**
 * `npm start`: the whole site on one machine, with nothing but Node and npm there before.
 * Installs and builds what is missing or stale, then hands over to src/start.ts.
 */
await makeReady(import.meta.filename);
const { buildStale } = await import('../tooling/webpack/build.mjs');
await buildStale({ log: (line) => process.stdout.write(`${line}\n`) });
await import('./src/start.ts');
