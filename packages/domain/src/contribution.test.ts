import { isFractionOfDollars, parseContribution, remainingOf } from './contribution.ts';
import { cents } from './money.ts';

test.each([
  ['1', 100],
  [' 60 ', 6_000],
  ['10000', 1_000_000],
  ['007', 700],
])('"%s" is a contribution of %d cents', (typed, expected) => {
  expect(parseContribution(typed)).toBe(expected);
});

test.each(['', '0', '-1', '0.5', '1.00', '1e3', '10001', '100000', '$5', 'five', '１'])(
  '"%s" is no contribution',
  (typed) => {
    expect(parseContribution(typed)).toBeUndefined();
  },
);

test.each([
  [10_000, 0, 0, 10_000],
  [10_000, 4_000, 6_000, 0],
  [10_000, 4_000, 5_900, 100],
  [5_000, 6_000, 0, 0],
])('of a goal of %d with %d chipped in and %d on its way, %d remain', (goal, contributed, reserved, remaining) => {
  expect(remainingOf({ goal: cents(goal), contributed: cents(contributed), reserved: cents(reserved) })).toBe(
    remaining,
  );
});

test.each([
  ['1.5', true],
  ['.5', true],
  [' 600.25 ', true],
  ['1.00', false],
  ['0.0', false],
  ['12', false],
  ['', false],
  ['1.5.2', false],
])('whether "%s" asks for cents: %p', (typed, asks) => {
  expect(isFractionOfDollars(typed)).toBe(asks);
});
