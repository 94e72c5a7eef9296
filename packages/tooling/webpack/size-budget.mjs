import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const KB = 1024;

/** JavaScript after gzip that a page may cost: what every page loads of the shell, and what one page adds of its part. */
const SHELL_KB = 150;
const PART_PAGE_KB = 40;

/**
 * What of a finished build has a budget, with its weight: the start of the shell, each page of a part.
 * @param {{ name: string, entry: string, initial: string[], exposes: object, pages: object, gzipBytes: Record<string, number> }} report
 *   `gzipBytes` by file name in the build folder.
 * @param {number} pageKb what one page of the part may weigh.
 * @returns {{ what: string, bytes: number, budget: number }[]}
 */
export function weightsOf({ name, entry, initial, exposes, pages, gzipBytes }, pageKb = budgetOf(name)) {
  const weigh = (files) => [...new Set(files)].reduce((sum, file) => sum + (gzipBytes[file.split('/').at(-1)] ?? 0), 0);
  if (name === 'shell') return [{ what: 'start', bytes: weigh(initial), budget: SHELL_KB * KB }];
  const common = [entry, ...(exposes['./lifecycles']?.js ?? [])];
  return Object.entries(pages).map(([page, { js }]) => ({
    what: page,
    bytes: weigh([...common, ...js]),
    budget: pageKb * KB,
  }));
}

/** What a finished build weighs too much, in words; empty when it keeps its budget. @returns {string[]} */
export function overweight({ name }, weights) {
  return weights
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ what, bytes, budget }) =>
        `${name} ${what} loads ${(bytes / KB).toFixed(1)} KB of JavaScript, its budget is ${budget / KB} KB`,
    );
}

/** A part may hold itself to less than everybody: `{ "pageKb": 30 }` in its `budget.json`. */
function budgetOf(name) {
  const file = path.join(ROOT, name, 'budget.json');
  const { pageKb = PART_PAGE_KB } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Math.min(pageKb, PART_PAGE_KB);
}
