import type { ProductId } from '@wishbow/contracts/items';
import { productIdIn, shopLink } from './shop-link.ts';

const shop = { url: 'https://www.amazon.com', affiliateTag: 'wishbow-20' };
const teapot = 'WBT5F0BX4Y' as ProductId;

test('a catalogue link is the canonical address with our one tag', () => {
  expect(shopLink(shop, teapot)).toBe('https://www.amazon.com/dp/WBT5F0BX4Y?tag=wishbow-20');
});

test('what is configured beside the origin does not travel along', () => {
  const cluttered = { ...shop, url: 'https://www.amazon.com/shop?tag=other-20&ref=nav' };
  expect(shopLink(cluttered, teapot)).toBe('https://www.amazon.com/dp/WBT5F0BX4Y?tag=wishbow-20');
});

test.each([
  'https://www.amazon.com/dp/WBT5F0BX4Y',
  'https://amazon.com/dp/WBT5F0BX4Y/',
  'http://www.amazon.com/Cast-Teapot/dp/WBT5F0BX4Y/ref=sr_1_1?tag=other-20&tag=third-20&psc=1',
  'https://www.amazon.com/gp/product/WBT5F0BX4Y?th=1#reviews',
])('%s leads to the teapot', (link) => {
  expect(productIdIn(shop, new URL(link))).toBe('WBT5F0BX4Y');
});

test.each([
  'https://www.amazon.com/',
  'https://www.amazon.com/dp/WBT5F0BX4',
  'https://www.amazon.com/dp/WBT5F0BX4YZ',
  'https://www.amazon.com/dp/wbt5f0bx4y',
  'https://www.amazon.com/s?k=/dp/WBT5F0BX4Y',
  'https://amazon.com.evil.example/dp/WBT5F0BX4Y',
  'https://shop.example/dp/WBT5F0BX4Y',
])('%s leads to no product of ours', (link) => {
  expect(productIdIn(shop, new URL(link))).toBeUndefined();
});
