import { fundPercent } from './fund-percent.ts';

test.each([
  [0, 160_000, 0],
  [108_500, 160_000, 67],
  [159_999, 160_000, 99],
  [160_000, 160_000, 100],
  [160_001, 160_000, 100],
  [0, 0, 100],
])('a fund with %d of %d cents is shown at %d percent', (raised, goal, percent) => {
  expect(fundPercent(raised, goal)).toBe(percent);
});
