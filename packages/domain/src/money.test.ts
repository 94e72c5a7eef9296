import { cents, dollarText, formatUsd, formatWholeUsd, parseDollars, sumCents } from './money.ts';

test.each([
  ['19.99', 1999],
  ['0', 0],
  ['5', 500],
  ['5.5', 550],
  [' 12.30 ', 1230],
  ['1000000', 100_000_000],
])('what a person types as %s is %i cents', (text, expected) => {
  expect(parseDollars(text)).toBe(expected);
});

test.each(['', '-1', '1.234', '1,000', '$5', '1e3', 'NaN', '.5', '12345678', '٣'])('%j is not an amount', (text) => {
  expect(parseDollars(text)).toBeUndefined();
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123450, '$1,234.50'],
  [-2500, '\u2212$25.00'],
])('%i cents read %s', (amount, expected) => {
  expect(formatUsd(cents(amount))).toBe(expected);
});

test('a fund total leaves out even cents', () => {
  expect(formatWholeUsd(cents(41200))).toBe('$412');
  expect(formatWholeUsd(cents(41250))).toBe('$412.50');
});

test('a fraction of a cent is refused as a bug', () => {
  expect(() => cents(0.5)).toThrow('0.5 is not a whole number of cents');
  expect(() => cents(2 ** 53)).toThrow(RangeError);
});

test('amounts add up without floats', () => {
  expect(sumCents([cents(10), cents(20), cents(70)])).toBe(100);
});

test('cents travel as dollars and come back the same', () => {
  expect([0, 5, 2499, 123450].map((amount) => dollarText(cents(amount)))).toEqual(['0.00', '0.05', '24.99', '1234.50']);
  expect(parseDollars(dollarText(cents(2499)))).toBe(2499);
});
