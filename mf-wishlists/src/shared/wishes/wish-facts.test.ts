import { aWish } from '@wishbow/testing/builders/wish';
import { fundOf } from './wish-facts.ts';

test.each([
  ['nothing yet', 90_000, null, 0],
  ['$412 of $900 is rounded down', 90_000, 41_200, 45],
  ['$400 of $900 is rounded down', 90_000, 40_000, 44],
  ['a dollar short is not the whole', 90_000, 89_900, 99],
  ['the whole goal', 90_000, 90_000, 100],
  ['more than the goal', 90_000, 95_000, 100],
])('how far a fund has come: %s', (_state, price, contributed_amount, percent) => {
  expect(fundOf(aWish({ fund: true, price, contributed_amount }))).toEqual({
    raised: contributed_amount ?? 0,
    percent,
  });
});
