import { isOutdatedPage, reloadOnce } from './outdated-page.ts';

let reloads: number;
const reload = () => void reloads++;
const atSecond = (second: number) => reloadOnce(1_000_000_000 + second * 1000, reload);

beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
});

test('a chunk that could not be had means the page is out of date; other failures do not', () => {
  expect(isOutdatedPage(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isOutdatedPage(new Error('this page throws'))).toBe(false);
});

test('an outdated page reloads at most once a minute', () => {
  expect([atSecond(0), atSecond(30), atSecond(59)]).toEqual([true, false, false]);
  expect(reloads).toBe(1);
  expect(atSecond(60)).toBe(true);
  expect(reloads).toBe(2);
});
