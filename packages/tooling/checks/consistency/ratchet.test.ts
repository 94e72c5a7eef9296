import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, readSources } from './sources.ts';
import { countCasts } from './syntax.ts';

/**
 * Type casts per workspace. The numbers may only go down: a new cast fails here, and so does a number that is higher
 * than what is left, which is then written into type-casts.json.
 */
const allowed: Record<string, number> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'type-casts.json'), 'utf8'),
);

test('casts of types only become fewer', () => {
  const counts: Record<string, number> = {};
  for (const source of readSources().filter((one) => !isTest(one) && /\.tsx?$/.test(one.file))) {
    const casts = countCasts(source);
    if (casts > 0) counts[source.workspace] = (counts[source.workspace] ?? 0) + casts;
  }
  expect(counts).toEqual(allowed);
});
