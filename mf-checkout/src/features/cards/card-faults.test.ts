import { cardFaults } from './card-faults.ts';

const now = new Date(2026, 10, 28);
const good = { number: '4242 4242 4242 4242', expiry: '08/28', cvc: '123' };
const PAST = 'Please enter a month and year that are not past, like 08/28.';

test.each([
  ['as it should be', {}],
  ['with dashes, and a year in full', { number: '4242-4242-4242-4242', expiry: '8 / 2028' }],
  ['that ends this month', { expiry: '11/26' }],
  ['with a code of four digits', { number: '378282246310005', cvc: '1234' }],
])('a card %s is complained about nowhere', (_, changes) => {
  expect(cardFaults({ ...good, ...changes }, now)).toEqual({});
});

test.each([
  [{ number: '4242 4242 4242 4241' }, { number: 'Your card number is incorrect.' }],
  [{ number: '4242' }, { number: 'Your card number is incorrect.' }],
  [{ expiry: '10/26' }, { expiry: PAST }],
  [{ expiry: '13/28' }, { expiry: PAST }],
  [{ expiry: '0828' }, { expiry: PAST }],
  [{ cvc: '12' }, { cvc: 'Your card\u2019s security code is incorrect.' }],
])('%p is complained about under its own field', (changes, faults) => {
  expect(cardFaults({ ...good, ...changes }, now)).toEqual(faults);
});

test('whoever fills in nothing reads it under every field', () => {
  expect(Object.keys(cardFaults({ number: '', expiry: '', cvc: '' }, now))).toEqual(['number', 'expiry', 'cvc']);
});
