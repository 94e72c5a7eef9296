import { overweight } from './size-budget.mjs';

const part = {
  name: 'mf-social',
  entry: '/_mf/mf-social/ab/remoteEntry.js',
  initial: [],
  exposes: { './lifecycles': { js: ['/_mf/mf-social/ab/lifecycles.js'], css: [] } },
  pages: { users: { js: ['/_mf/mf-social/ab/page-users.js', '/_mf/mf-social/ab/lifecycles.js'], css: [] } },
};

test('a page within its budget is not complained about, and no file of it is weighed twice', () => {
  expect(overweight(part, { 'remoteEntry.js': 10_000, 'lifecycles.js': 20_000, 'page-users.js': 10_960 })).toEqual([]);
});

test('a page that weighs too much is named with its weight', () => {
  expect(overweight(part, { 'remoteEntry.js': 10_240, 'lifecycles.js': 20_480, 'page-users.js': 15_360 })).toEqual([
    'mf-social users loads 45.0 KB of JavaScript, its budget is 40 KB',
  ]);
});
