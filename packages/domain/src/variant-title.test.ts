import { titleWithVariant } from './variant-title.ts';

test.each([
  ['Daypack 18 L, raspberry', 'Raspberry', 'Daypack 18 L, raspberry'],
  ['Daypack 18 L', 'Raspberry', 'Daypack 18 L, Raspberry'],
  ['Raspberry jam', 'Large', 'Raspberry jam, Large'],
  ['Spa candle, large', null, 'Spa candle, large'],
])('%s in the variant %s reads "%s"', (title, variant, expected) => {
  expect(titleWithVariant(title, variant)).toBe(expected);
});
