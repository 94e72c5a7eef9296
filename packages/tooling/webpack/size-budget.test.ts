import { overweight, weightsOf } from './size-budget.mjs';

const part = (gzipBytes: Record<string, number>) => ({
  name: 'mf-social',
  entry: '/_mf/mf-social/ab/remoteEntry.js',
  initial: [],
  exposes: { './lifecycles': { js: ['/_mf/mf-social/ab/lifecycles.js'], css: [] } },
  pages: { users: { js: ['/_mf/mf-social/ab/page-users.js', '/_mf/mf-social/ab/lifecycles.js'], css: [] } },
  gzipBytes,
});
const light = part({ 'remoteEntry.js': 10_000, 'lifecycles.js': 20_000, 'page-users.js': 10_960 });
const heavy = part({ 'remoteEntry.js': 10_240, 'lifecycles.js': 20_480, 'page-users.js': 15_360 });

test('a page within its budget is not complained about, and no file of it is weighed twice', () => {
  expect(weightsOf(light, 40)).toEqual([{ what: 'users', bytes: 40_960, budget: 40_960 }]);
  expect(overweight(light, weightsOf(light, 40))).toEqual([]);
});

test('a page that weighs too much is named with its weight', () => {
  expect(overweight(heavy, weightsOf(heavy, 40))).toEqual([
    'mf-social users loads 45.0 KB of JavaScript, its budget is 40 KB',
  ]);
});

test('a part can hold itself to less than others', () => {
  expect(overweight(light, weightsOf(light, 30))).toEqual([
    'mf-social users loads 40.0 KB of JavaScript, its budget is 30 KB',
  ]);
});
