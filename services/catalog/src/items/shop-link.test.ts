import type { ProductId } from '@wishbow/contracts/items';
import { shopLink } from './shop-link.ts';

const teapot = 'WBT5F0BX4Y' as ProductId;

test('a catalogue link is the canonical address with our one tag', () => {
  const shop = { url: 'https://www.amazon.com', affiliateTag: 'wishbow-20' };
  expect(shopLink(shop, teapot)).toBe('https://www.amazon.com/dp/WBT5F0BX4Y?tag=wishbow-20');
});

test('what is configured beside the origin does not travel along', () => {
  const shop = { url: 'https://www.amazon.com/shop?tag=other-20&ref=nav', affiliateTag: 'wishbow-20' };
  expect(shopLink(shop, teapot)).toBe('https://www.amazon.com/dp/WBT5F0BX4Y?tag=wishbow-20');
});
