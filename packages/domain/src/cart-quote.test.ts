import { quoteCart } from './cart-quote.ts';
import { cents } from './money.ts';

const line = (unitPrice: number, shipping: number, quantity = 1) => ({
  unitPriceCents: cents(unitPrice),
  quantity,
  shippingCents: cents(shipping),
});

/** Headphones and boots for Theo, a teapot for Rosa. */
const theo = { id: 'theo', lines: [line(12_900, 0), line(8_450, 695)] };
const rosa = { id: 'rosa', lines: [line(3_800, 450)] };

test('two parcels cost the sum of their lines, and Llama Bucks come off both in proportion', () => {
  const { whole, parcels } = quoteCart([theo, rosa], cents(2_500));

  expect(whole).toEqual({
    subtotalCents: 25_150,
    shippingCents: 1_145,
    processingFeeCents: 2_151,
    creditCents: 2_500,
    totalCents: 25_946,
  });
  expect(parcels.get('theo')).toMatchObject({ creditCents: 2_092, totalCents: 21_708 });
  expect(parcels.get('rosa')).toMatchObject({ creditCents: 408, totalCents: 4_238 });
});

test('an empty cart costs nothing', () => {
  expect(quoteCart([], cents(2_500)).whole).toMatchObject({ creditCents: 0, totalCents: 0 });
});

test('Llama Bucks that pay for everything leave nothing on the card', () => {
  expect(quoteCart([theo, rosa], cents(99_999)).whole).toMatchObject({ creditCents: 28_446, totalCents: 0 });
});

const small = { id: 'a', lines: [line(100, 0)] };
const large = { id: 'b', lines: [line(10_000, 0)] };

test.each([0, 1, 5_000, 10_800, 11_000, 11_017, 11_060, 11_066, 11_067, 20_000])(
  'with a balance of %i no parcel leaves the card a part that cannot be charged',
  (balance) => {
    const { parcels, whole } = quoteCart([small, large], cents(balance));
    const onCard = [...parcels.values()].map(({ totalCents }) => totalCents);

    expect(onCard.filter((amount) => amount > 0 && amount < 50)).toEqual([]);
    expect(whole.creditCents).toBeLessThanOrEqual(balance);
    expect(whole.creditCents + whole.totalCents).toBe(11_067);
  },
);

test('a cart of one parcel costs what the order alone does', () => {
  expect(quoteCart([{ id: 'x', lines: [line(2_400, 495)] }], cents(3_170)).whole).toEqual({
    subtotalCents: 2_400,
    shippingCents: 495,
    processingFeeCents: 298,
    creditCents: 3_143,
    totalCents: 50,
  });
});
