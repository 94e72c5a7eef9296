import { cents } from '@wishbow/domain/money';
import { isFresh, isSellable, plainTitle, priceChange, variantTitleOf } from './item-rules.ts';

const noon = new Date('2026-11-28T12:00:00Z');

test('an item is fresh for one day', () => {
  expect(isFresh({ refreshedAt: new Date('2026-11-27T12:00:01Z') }, noon)).toBe(true);
  expect(isFresh({ refreshedAt: new Date('2026-11-27T12:00:00Z') }, noon)).toBe(false);
});

test('only what can be ordered and has a price is sold', () => {
  expect(isSellable({ isOrderable: true, priceCents: cents(1) })).toBe(true);
  expect(isSellable({ isOrderable: true, priceCents: cents(0) })).toBe(false);
  expect(isSellable({ isOrderable: true, priceCents: null })).toBe(false);
  expect(isSellable({ isOrderable: false, priceCents: cents(3800) })).toBe(false);
});

test('a price that moved is remembered with its time, one that stayed is not', () => {
  expect(priceChange(cents(3800), cents(4050), noon)).toEqual({ fromCents: 3800, toCents: 4050, changedAt: noon });
  expect(priceChange(cents(3800), null, noon)).toEqual({ fromCents: 3800, toCents: null, changedAt: noon });
  expect(priceChange(cents(3800), cents(3800), noon)).toBeUndefined();
});

const red = [{ dimension: 'Color', value: 'Raspberry' }];
const largeRed = [...red, { dimension: 'Size', value: 'L' }];

test('the variant is named by its values', () => {
  expect(variantTitleOf({ variantSpecifics: largeRed })).toBe('Raspberry, L');
  expect(variantTitleOf({ variantSpecifics: [] })).toBeNull();
});

test.each([
  ['Cast teapot, 37 oz, Raspberry', 'Cast teapot, 37 oz'],
  ['Cast teapot, 37 oz', 'Cast teapot, 37 oz'],
  ['Raspberry', 'Raspberry'],
])('%s of the raspberry kind is titled %s', (title, plain) => {
  expect(plainTitle({ title, variantSpecifics: red })).toBe(plain);
});
