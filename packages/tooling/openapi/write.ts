import { writeFileSync } from 'node:fs';
import { openApiFile, openApiText } from './document.ts';

/** `npm run openapi`: writes the document anew, so that a change of a contract shows in review. */
writeFileSync(openApiFile, openApiText());
process.stdout.write(`wrote ${openApiFile}\n`);
