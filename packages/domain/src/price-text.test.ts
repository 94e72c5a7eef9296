import { parsePriceText } from './price-text.ts';

test.each([
  ['48,00', 4800],
  ['48.00', 4800],
  ['48', 4800],
  ['48,5', 4850],
  ['48,-', 4800],
  ['48.—', 4800],
  [',89', 89],
  ['.89', 89],
  ['0,89 €', 89],
  ['0.995', 99],
  ['007.50', 750],
  ['1.226 EUR', 122_600],
  ['1,226', 122_600],
  ['12.345', 1_234_500],
  ['1234,567', 123_456],
  ['1 770', 177_000],
  ['1 770,50 kr', 177_050],
  ['1\u00a0770,50 zł', 177_050],
  ['1\u202f770,50 €', 177_050],
  ['19 99', 1900],
  ["CHF 2'800.00", 280_000],
  ['CHF 2’800.-', 280_000],
  ['$2,800.00', 280_000],
  ['US$ 2,800', 280_000],
  ['2.800,00 €', 280_000],
  ['€2.800', 280_000],
  ['R$ 1.234.567,89', 123_456_789],
  ['1,234,567', 123_456_700],
  ['₹1,23,456.00', 12_345_600],
  ['¥1,770', 177_000],
  ['￥１，７７０', 177_000],
  ['$1,234.567', 123_456],
  ['9999999.99', 999_999_999],
])('a shop that writes %j asks %i cents', (text, expected) => {
  expect(parsePriceText(text)).toBe(expected);
});

test.each([
  ['Free', 0],
  [' FREE ', 0],
  ['gratis', 0],
  ['Kostenlos', 0],
  ['$0.00', 0],
])('%j costs nothing', (text, expected) => {
  expect(parsePriceText(text)).toBe(expected);
});

test.each([
  ['$19.99 - $29.99', 1999],
  ['19,99–29,99 €', 1999],
  ['from $1,299.00 to $1,499.00', 129_900],
  ['Price: $24.50 each', 2450],
  ['Now $24.50, was $30.00', 2450],
  ['Price - $24.50', 2450],
  ['-20% $16.00', 1600],
  ['20.5 % off: 16,00', 1600],
])('of %j the first amount counts', (text, expected) => {
  expect(parsePriceText(text)).toBe(expected);
});

test.each([
  '',
  '   ',
  'Free shipping',
  'Sold out',
  '-5.00',
  '−$5.00',
  'EUR -5,00',
  '20%',
  '٣٫٥',
  '12345678',
  '9'.repeat(400),
])('%j is no price', (text) => {
  expect(parsePriceText(text)).toBeUndefined();
});

test('a page of figures is read in no time', () => {
  expect(parsePriceText('1.'.repeat(1_000_000))).toBeUndefined();
});
