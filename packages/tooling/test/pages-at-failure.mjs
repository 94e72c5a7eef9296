import { readFileSync } from 'node:fs';

/** Of a page's outline: what people look at first. A whole outline is longer than what a CI system keeps of its output. */
const TELLING =
  /^\s*- '?(alert|alertdialog|dialog|heading|menu|menuitem|status|text: .*(error|wrong|again))\b|\[active\]/i;
const MOST_LINES = 25;

/**
 * What stood on the pages of the tests that failed, in short, as Playwright wrote it down beside its report: whoever reads
 * of a failure on another machine has no picture of it.
 *
 * @param {{ suites?: object[] }} report Playwright's JSON report
 * @returns {string} nothing where nothing was written down
 */
export function pagesAtFailure(report) {
  return testsOf(report)
    .flatMap(({ title, tests }) => tests.flatMap(({ results }) => results).map((result) => ({ title, ...result })))
    .flatMap(({ title, attachments }) =>
      attachments
        .filter(({ name, path }) => name === 'error-context' && path)
        .map(({ path }) => `\nOn the page of "${title}":\n${tellingLines(readFileSync(path, 'utf8')).join('\n')}\n`),
    )
    .join('');
}

const testsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(testsOf)];

const tellingLines = (outline) =>
  outline
    .split('\n')
    .filter((line) => TELLING.test(line))
    .slice(0, MOST_LINES);
