import { makeReady } from '../bootstrap/ready.mjs';

/**
 * `npm test`: every check and every test of the repository, on a fresh clone with nothing but Node and npm.
 * `npm test -- --only=types,unit` runs the named stages alone.
 */
await makeReady(import.meta.filename);
const { steps } = await import('./stages.mjs');
const { runStages } = await import('./run-stages.mjs');
process.exitCode = await runStages(steps, process.argv.slice(2), (text) => process.stdout.write(text));
