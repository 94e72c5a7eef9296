import { goalFault, priceFault } from './wish-price.ts';

test.each([
  ['nothing that could be read', undefined, 'Please enter a price'],
  ['less than nothing', -1, 'Please enter a price'],
  ['a gift', 0, undefined],
  ['ten thousand dollars', 1_000_000, undefined],
  ['one cent more', 1_000_001, 'Please enter at most $10,000.00'],
])('a price of %s', (_which, priceCents, fault) => {
  expect(priceFault(priceCents)).toBe(fault);
});

test.each([
  ['nothing that could be read', undefined, 'Please enter an amount'],
  ['nothing', 0, 'Please enter an amount'],
  ['half a dollar', 50, 'Please enter an amount'],
  ['one dollar', 100, undefined],
  ['dollars and cents', 90_050, 'Please enter whole dollars'],
  ['ten thousand dollars', 1_000_000, undefined],
  ['one dollar more', 1_000_100, 'Please enter at most $10,000.00'],
])('a goal of %s', (_which, goalCents, fault) => {
  expect(goalFault(goalCents)).toBe(fault);
});
