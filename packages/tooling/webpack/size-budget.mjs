import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const KB = 1024;

/** JavaScript after gzip that a page may cost: what every page loads of the shell, and what one page adds of its part. */
const SHELL_KB = 157;
const PART_PAGE_KB = 32;

/**
 * Scripts that a page may ask for before it can show anything: react, main and the light components of the shell; container,
 * lifecycles, the page and what it shares with other pages of its part. Behind a long wire each costs more than its bytes.
 */
const SHELL_FILES = 3;
const PART_PAGE_FILES = 4;

/** Of a first screen, uncompressed: it comes with every document of its page, which nobody keeps. */
const SCREEN_KB = 8;

/**
 * What of a finished build has a budget, with its weight: the start of the shell, each page of a part.
 * @param {{ name: string, entry: string, initial: string[], early: { js: string[] }, exposes: object, pages: object, gzipBytes: Record<string, number> }} report
 *   `gzipBytes` by file name in the build folder.
 * @param {{ pageKb?: number, pages?: Record<string, number> }} own what a page of the part may weigh, and what some of them may.
 * @returns {{ what: string, bytes: number, budget: number }[]}
 */
export function weightsOf(report, { pageKb = PART_PAGE_KB, pages = {} } = ownBudget(report.name)) {
  const usual = report.name === 'shell' ? SHELL_KB : pageKb;
  const weigh = (files) => files.reduce((sum, file) => sum + (report.gzipBytes[file.split('/').at(-1)] ?? 0), 0);
  return scriptsOf(report).map(({ what, files }) => ({
    what,
    bytes: weigh(files),
    budget: Math.min(pages[what] ?? usual, usual) * KB,
  }));
}

/** What a finished build asks for in too many pieces, in words; empty when it keeps its budget. @returns {string[]} */
export function overcrowded(report) {
  const most = report.name === 'shell' ? SHELL_FILES : PART_PAGE_FILES;
  return scriptsOf(report)
    .filter(({ files }) => files.length > most)
    .map(({ what, files }) => `${report.name} ${what} loads ${files.length} scripts, its budget is ${most}`);
}

/** Which first screens are longer than a document can carry, in words. @returns {string[]} */
export function oversized({ name, firstViews = {} }) {
  return Object.entries(firstViews)
    .filter(([, { screen = '' }]) => Buffer.byteLength(screen) > SCREEN_KB * KB)
    .map(
      ([page, { screen }]) =>
        `${name} ${page} has a first screen of ${(Buffer.byteLength(screen) / KB).toFixed(1)} KB, its budget is ${SCREEN_KB} KB`,
    );
}

/** The scripts that are asked for at once: at the start of the shell, for each page of a part. */
function scriptsOf({ name, entry, initial, early, exposes, pages }) {
  if (name === 'shell') return [{ what: 'start', files: [...new Set([...initial, ...early.js])] }];
  const common = [entry, ...(exposes['./lifecycles']?.js ?? [])];
  return Object.entries(pages).map(([what, { js }]) => ({ what, files: [...new Set([...common, ...js])] }));
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

/** A part may hold itself, or some of its pages, to less than everybody: `{ "pageKb": 30, "pages": { "browse": 14 } }` in its `budget.json`. */
function ownBudget(name) {
  const file = path.join(ROOT, name, 'budget.json');
  const { pageKb = PART_PAGE_KB, pages } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { pageKb: Math.min(pageKb, PART_PAGE_KB), pages };
}
