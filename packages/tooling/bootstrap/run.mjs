import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeReady } from './ready.mjs';
import { root } from './root.mjs';

/**
 * `node packages/tooling/bootstrap/run.mjs <script> ...`: any script of the checkout or of its packages, named from the
 * root, as a command that begins on a fresh clone. The script sees its own arguments, and the folder it was typed in.
 */
await makeReady(import.meta.filename);
const script = path.resolve(root, process.argv[2]);
process.argv.splice(1, 2, script);
await import(pathToFileURL(script).href);
