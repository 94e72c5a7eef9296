import { brandOf, cardProblem, hasValidCheckDigit } from './card-checks.ts';

const now = new Date('2026-11-27T12:00:00.000Z');
const aCard = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };

test.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['9999999999999995', 'unknown'],
])('%s is a card of the brand %s', (number, brand) => {
  expect(brandOf(number)).toBe(brand);
});

test('the check digit tells a mistyped number', () => {
  expect(hasValidCheckDigit('4242424242424242')).toBe(true);
  expect(hasValidCheckDigit('4242424242424241')).toBe(false);
  expect(hasValidCheckDigit('4242424242422442')).toBe(false);
});

test.each([
  [{ exp_month: 11, exp_year: 2026 }, undefined],
  [{ exp_month: 10, exp_year: 2026 }, 'invalid_expiry_month'],
  [{ exp_month: 12, exp_year: 2025 }, 'invalid_expiry_year'],
  [{ exp_month: 12, exp_year: 27 }, undefined],
  [{ exp_month: 0 }, 'invalid_expiry_month'],
  [{ cvc: '1234' }, 'invalid_cvc'],
  [{ number: '378282246310005', cvc: '1234' }, undefined],
  [{ number: '4242' }, 'invalid_number'],
])('in November 2026 a card with %j has the problem %s', (changes, code) => {
  expect(cardProblem({ ...aCard, ...changes }, now)?.code).toBe(code);
});
