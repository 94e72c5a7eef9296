import { cents } from '@wishbow/domain/money';
import { contributionFault, fundWith, usualContributions } from './contribution-facts.ts';

const kiln = { price: 90_000, contributed_amount: 41_200, remaining_amount: 48_800 };

test('somebody who types an amount sees how far the fund would be with it', () => {
  expect(fundWith(kiln, '60')).toMatchObject({ amount: 6_000, raised: 41_200, remaining: 48_800, isComplete: false });
  expect(fundWith(kiln, '38').percent).toBe(50);
  expect(fundWith(kiln, '488')).toMatchObject({ percent: 100, isComplete: true });
  expect(fundWith(kiln, '')).toMatchObject({ amount: undefined, isComplete: false });
});

test.each([
  ['', 'Please set the amount you want to contribute.'],
  ['0', 'Please set the amount you want to contribute.'],
  ['0.0', 'Please set the amount you want to contribute.'],
  ['1.5', 'Please contribute whole dollars, without cents.'],
  ['.5', 'Please contribute whole dollars, without cents.'],
  ['600.25', 'Please contribute whole dollars, without cents.'],
  ['489', 'Please contribute $488 at most.'],
  ['488', undefined],
  ['1', undefined],
])('whoever types "%s" is told what is wrong with it, if anything is', (typed, fault) => {
  expect(contributionFault(fundWith(kiln, typed))).toBe(fault);
});

test('nothing above what is missing is offered', () => {
  expect(usualContributions(cents(48_800)).map(({ label }) => label)).toEqual([
    '$10',
    '$25',
    '$60',
    '$100',
    'The rest',
  ]);
  expect(usualContributions(cents(6_000))).toEqual([
    { dollars: 10, label: '$10' },
    { dollars: 25, label: '$25' },
    { dollars: 60, label: 'The rest' },
  ]);
});
