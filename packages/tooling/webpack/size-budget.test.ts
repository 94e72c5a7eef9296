import { overcrowded, oversized, overweight, weightsOf } from './size-budget.mjs';

const part = (gzipBytes: Record<string, number>) => ({
  name: 'mf-social',
  entry: '/_mf/mf-social/ab/remoteEntry.js',
  initial: [],
  early: { js: [], css: [] },
  exposes: { './lifecycles': { js: ['/_mf/mf-social/ab/lifecycles.js'], css: [] } },
  pages: { users: { js: ['/_mf/mf-social/ab/page-users.js', '/_mf/mf-social/ab/lifecycles.js'], css: [] } },
  gzipBytes,
});
const light = part({ 'remoteEntry.js': 10_000, 'lifecycles.js': 20_000, 'page-users.js': 10_960 });
const heavy = part({ 'remoteEntry.js': 10_240, 'lifecycles.js': 20_480, 'page-users.js': 15_360 });

test('a page within its budget is not complained about, and no file of it is weighed twice', () => {
  expect(weightsOf(light, { pageKb: 40 })).toEqual([{ what: 'users', bytes: 40_960, budget: 40_960 }]);
  expect(overweight(light, weightsOf(light, { pageKb: 40 }))).toEqual([]);
});

test('a page that weighs too much is named with its weight', () => {
  expect(overweight(heavy, weightsOf(heavy, { pageKb: 40 }))).toEqual([
    'mf-social users loads 45.0 KB of JavaScript, its budget is 40 KB',
  ]);
});

test('a part can hold itself to less than others, and a page of it to less than the rest', () => {
  const told = ['mf-social users loads 40.0 KB of JavaScript, its budget is 30 KB'];
  expect(overweight(light, weightsOf(light, { pageKb: 30 }))).toEqual(told);
  expect(overweight(light, weightsOf(light, { pageKb: 40, pages: { users: 30, other: 10 } }))).toEqual(told);
});

test('what every page loads of the shell counts with the components that no page does without', () => {
  const shell = {
    ...part({ 'react.js': 70_000, 'main.js': 77_000, 'ui.js': 13_769 }),
    name: 'shell',
    initial: ['/assets/ab/react.js', '/assets/ab/main.js'],
    early: { js: ['/assets/ab/ui.js'], css: [] },
  };
  expect(overweight(shell, weightsOf(shell))).toEqual([
    'shell start loads 157.0 KB of JavaScript, its budget is 157 KB',
  ]);
  expect(overcrowded(shell)).toEqual([]);
});

test('a page in too many pieces is named with their number', () => {
  const { pages } = light;
  const js = [...pages.users.js, '/_mf/mf-social/ab/1.js', '/_mf/mf-social/ab/2.js'];
  expect(overcrowded(light)).toEqual([]);
  expect(overcrowded({ ...light, pages: { users: { js, css: [] } } })).toEqual([
    'mf-social users loads 5 scripts, its budget is 4',
  ]);
});

test('a first screen that is too long for a document is named with its length', () => {
  const firstViews = { users: { screen: 'x'.repeat(8_192) }, wall: { screen: 'x'.repeat(9_216) }, feed: {} };
  expect(oversized({ ...light, firstViews })).toEqual([
    'mf-social wall has a first screen of 9.0 KB, its budget is 8 KB',
  ]);
});
