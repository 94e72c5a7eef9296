import { goalError, linkError, priceError, readPrice } from './wish-form-rules.ts';

test.each([
  ['19.99', 1999],
  ['5', 500],
  ['48,00', 4800],
  ['12,5', 1250],
  ['$1,284.60', 128460],
  ['1,284', 128400],
  [' 0 ', 0],
])('%s is read as %i cents', (text, amount) => {
  expect(readPrice(text)).toBe(amount);
});

test.each(['', '-1', '1.234,50', '1e3', '12.345', 'Free', '١٢'])('%j is no price', (text) => {
  expect(readPrice(text)).toBeUndefined();
  expect(priceError(text)).toBe('Please enter a price');
});

test('nothing costs more than ten thousand dollars', () => {
  expect(priceError('10000')).toBeUndefined();
  expect(priceError('10000.01')).toBe('Please enter at most $10,000.00');
});

test.each([
  ['900', undefined],
  ['0', 'Please enter an amount'],
  ['', 'Please enter an amount'],
  ['900.50', 'Please enter whole dollars'],
  ['10001', 'Please enter at most $10,000.00'],
])('a fund’s goal of "%s": %s', (text, message) => {
  expect(goalError(text)).toBe(message);
});

test.each(['', 'javascript:alert(1)', 'data:text/html,hi', 'http://', 'pottersrow'])('%j is no link', (text) => {
  expect(linkError(text)).toBe('Please enter a valid link');
});

test.each(['pottersrow.example/vase', 'https://pottersrow.example', 'shop.example:8443/x'])('%s is a link', (text) => {
  expect(linkError(text)).toBeUndefined();
});
