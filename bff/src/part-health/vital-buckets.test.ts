import { classOf, thirdQuartile } from './vital-buckets.ts';

test.each([
  ['LCP', 250, 0],
  ['LCP', 251, 1],
  ['LCP', 90_000, 11],
  ['CLS', 0, 0],
  ['CLS', 0.11, 4],
] as const)('%s of %d is counted in class %d', (vital, value, expected) => {
  expect(classOf(vital, value)).toBe(expected);
});

test('three quarters of the pages were at least as good as what is told', () => {
  expect(thirdQuartile('LCP', [0, 0, 4])).toBe(875);
  expect(thirdQuartile('LCP', [1, 1, 1, 1])).toBe(1000);
  expect(thirdQuartile('CLS', [3, 1])).toBe(0.01);
});

test('nothing is told where nothing was counted, and the last bound where everything was beyond it', () => {
  expect(thirdQuartile('INP', [])).toBeNull();
  expect(thirdQuartile('INP', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5])).toBe(2000);
});
