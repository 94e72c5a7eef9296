import { cents } from '@wishbow/domain/money';
import { cheapestOffer } from './offer-rules.ts';

const option = (priceCents: number, max: number) => ({ priceCents: cents(priceCents), days: { min: 1, max } });
const offer = (priceCents: number, ...shippingOptions: ReturnType<typeof option>[]) => ({
  priceCents: cents(priceCents),
  shippingOptions,
});

test('the cheapest shipping that arrives in time is taken', () => {
  expect(cheapestOffer([offer(3800, option(1495, 3), option(495, 9), option(0, 21))], 10)).toEqual({
    price: 3800,
    shipping_price: 495,
    shipping_days: { min: 1, max: 9 },
  });
});

test('a dearer seller with cheap shipping does not win over the cheaper whole', () => {
  expect(cheapestOffer([offer(4200, option(0, 5)), offer(3800, option(395, 5))], 10)).toMatchObject({ price: 3800 });
});

test('of two that cost the same the faster one is taken', () => {
  expect(cheapestOffer([offer(3800, option(495, 9), option(495, 4))], 10)?.shipping_days.max).toBe(4);
});

test('a parcel on the tenth day is in time, one on the eleventh is not', () => {
  expect(cheapestOffer([offer(3800, option(495, 10))], 10)?.shipping_price).toBe(495);
  expect(cheapestOffer([offer(3800, option(495, 11))], 10)).toBeUndefined();
});

test('without offers there is nothing to ship', () => {
  expect(cheapestOffer([], 10)).toBeUndefined();
});
