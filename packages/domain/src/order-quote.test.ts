import { cents } from './money.ts';
import { creditApplied, quoteOrder } from './order-quote.ts';

const line = (unitPrice: number, quantity: number, shipping: number) => ({
  unitPriceCents: cents(unitPrice),
  quantity,
  shippingCents: cents(shipping),
});

test('two teapots at $24.99 with $4.50 shipping and $25.00 of credit', () => {
  expect(quoteOrder([line(2499, 2, 450)], cents(2500))).toEqual({
    subtotalCents: 4998,
    shippingCents: 450,
    processingFeeCents: 305,
    creditCents: 2500,
    totalCents: 3253,
  });
});

test('the fee is per line, so three lines pay it three times', () => {
  expect(quoteOrder([line(16450, 1, 0), line(4900, 1, 695), line(3800, 1, 450)], cents(2500))).toEqual({
    subtotalCents: 25150,
    shippingCents: 1145,
    processingFeeCents: 2151,
    creditCents: 2500,
    totalCents: 25946,
  });
});

test.each([
  [1000, 0, 0],
  [1000, 400, 400],
  [1000, 950, 950],
  [1000, 951, 950],
  [1000, 999, 950],
  [1000, 1000, 1000],
  [1000, 5000, 1000],
])('of %i cents gross a balance of %i pays %i', (gross, balance, credit) => {
  expect(creditApplied(cents(gross), cents(balance))).toBe(credit);
});
