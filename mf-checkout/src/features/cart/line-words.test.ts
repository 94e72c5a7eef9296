import { aCartItem } from '@wishbow/testing/builders/cart';
import { priceMoved, shippingOf } from './line-words.ts';

const boots = { product_id: 'WB00000002', title: 'Boots', image: null };

test.each([
  [{ shipping_price: 0 }, 'Free shipping, 3-5 days'],
  [{ shipping_price: 695, shipping_days: { min: 4, max: 7 } }, '$6.95 shipping, 4-7 days'],
  [{ shipping_price: null }, 'Shipping depends on the recipient'],
])('shipping of %j reads "%s"', (changes, text) => {
  expect(shippingOf(aCartItem(changes))).toBe(text);
});

test.each([
  [8450, 'Price went up $2.50 since you added it'],
  [8000, 'Price went down $2.00 since you added it'],
])('a price of %i that was $82.00 reads "%s"', (price, text) => {
  expect(priceMoved(aCartItem({ item: { ...boots, price }, added_price: 8200, price_updated: true }))).toBe(text);
});

test('a price that stayed is not spoken of', () => {
  expect(priceMoved(aCartItem())).toBeUndefined();
});
