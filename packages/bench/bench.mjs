import { makeReady } from '../tooling/bootstrap/ready.mjs';

/** `npm run bench`: how fast the product is on this machine, once everything is installed. */
await makeReady(import.meta.filename);
await import('./src/main.ts');
