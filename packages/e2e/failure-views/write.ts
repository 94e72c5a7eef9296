import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { failureViewsDocument } from './document.ts';

writeFileSync(path.resolve(import.meta.dirname, '../../../docs/failure-views.md'), failureViewsDocument());
