import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What MSW's worker and its page agree on, and the seed of the mocks' own world. */
const MARKS = [/mockServiceWorker/, /MOCK_ACTIVATE/, /maya_okafor/];

/** Scripts of a build for people that hold mocks, in words; empty where there are none. @returns {string[]} */
export function mocksIn(folder) {
  return globSync('**/*.js', { cwd: folder })
    .filter((file) => MARKS.some((mark) => mark.test(readFileSync(path.join(folder, file), 'utf8'))))
    .map((file) => `${file} holds mocks, which no build for people may`);
}
