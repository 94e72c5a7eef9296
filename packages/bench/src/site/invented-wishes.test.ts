import { inventedWishes } from './invented-wishes.ts';

const kinds = (count: number) => inventedWishes(count, 0).map((wish) => ('product_id' in wish ? 'product' : 'link'));

test('three of four wishes are products of the shop, as long as it has any', () => {
  expect(kinds(8).toReversed()).toEqual([
    'product',
    'product',
    'product',
    'link',
    'product',
    'product',
    'product',
    'link',
  ]);
  expect(kinds(2_000).filter((kind) => kind === 'product')).toHaveLength(300);
});

test('the top of a short and of a long list look alike', () => {
  expect(inventedWishes(200, 0).slice(-40)).toEqual(inventedWishes(40, 0));
});

test('no list holds the same thing twice', () => {
  const wishes = inventedWishes(2_000, 290);
  expect(new Set(wishes.map((wish) => JSON.stringify(wish))).size).toBe(2_000);
});
