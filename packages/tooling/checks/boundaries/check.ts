import { root } from '../../bootstrap/root.mjs';
import { listSourceFiles } from '../source-files.ts';
import { cruise } from './cruise.ts';

/** `npm run check:deps`: no boundary is crossed, and the cruiser has read every source file to know it. */
const { violations, sources } = cruise(root);
const read = new Set(sources);
const unread = listSourceFiles(root).filter((file) => !read.has(file));

for (const { rule, from, to } of violations) process.stderr.write(`${rule.name}: ${from} -> ${to}\n`);
for (const file of unread) process.stderr.write(`not read by dependency-cruiser: ${file}\n`);
if (violations.length + unread.length > 0) process.exitCode = 1;
else process.stdout.write(`${sources.length} modules, no boundary crossed\n`);
