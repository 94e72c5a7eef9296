import { cents } from '@wishbow/domain/money';
import { countOf, isWishFulfilled } from './wish-rules.ts';

const mugs = {
  kind: 'catalogue',
  wantedCount: 4,
  giftedCount: 3,
  priceCents: cents(2200),
  contributedCents: cents(0),
} as const;
const kiln = {
  kind: 'fund',
  wantedCount: 1,
  giftedCount: 0,
  priceCents: cents(90_000),
  contributedCents: cents(89_900),
} as const;

test('three of four mugs are not yet what was wished for', () => {
  expect(isWishFulfilled(mugs)).toBe(false);
  expect(isWishFulfilled({ ...mugs, giftedCount: 4 })).toBe(true);
});

test('a wish lowered below what was gifted is fulfilled', () => {
  expect(isWishFulfilled({ ...mugs, wantedCount: 2 })).toBe(true);
});

test('a fund is fulfilled when its goal is reached', () => {
  expect(isWishFulfilled(kiln)).toBe(false);
  expect(isWishFulfilled({ ...kiln, contributedCents: cents(90_000) })).toBe(true);
});

test('the tabs count open and fulfilled wishes apart', () => {
  expect(countOf([mugs, kiln, { ...mugs, giftedCount: 4 }])).toEqual({ open: 2, gifted: 1 });
  expect(countOf([])).toEqual({ open: 0, gifted: 0 });
});
