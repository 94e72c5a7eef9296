import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout, whatever directory a command was started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
