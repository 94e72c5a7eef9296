import { makeReady } from '../bootstrap/ready.mjs';

/** `npm run new:endpoint`, `new:service` and `new:mfe`, on any machine that can run `npm start`. */
await makeReady(import.meta.filename);
const { generate } = await import('./generate.ts');
const { text, exitCode } = await generate(process.argv.slice(2));
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
