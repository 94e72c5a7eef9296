import { catalogue, demoProductTitled, findDemoProduct } from './catalogue.ts';
import { trendingCategories } from './trending-categories.ts';

test('the shop has 300 products, 15 on each of its 20 shelves', () => {
  const shelves = Map.groupBy(catalogue, (product) => product.category);
  expect(catalogue).toHaveLength(300);
  expect(shelves.size).toBe(20);
  expect([...shelves.values()].filter((products) => products.length !== 15)).toEqual([]);
});

test('no two things in the shop are sold under one number', () => {
  const numbers = catalogue.flatMap((product) => product.variants.map((variant) => variant.productId));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number.length !== 10)).toEqual([]);
});

test('a product is its own first choice', () => {
  expect(catalogue.filter((product) => product.variants[0]?.productId !== product.productId)).toEqual([]);
  expect(catalogue.filter((product) => product.variants[0]?.priceCents !== product.priceCents)).toEqual([]);
});

test('the star shares of every product add up to 100 percent', () => {
  const sums = catalogue.map(({ starShares: [one, two, three, four, five] }) => one + two + three + four + five);
  expect(new Set(sums)).toEqual(new Set([100]));
});

test('the teapot is found by its number and by its title', () => {
  const teapot = findDemoProduct('WBT5F0BX4Y');
  expect(teapot?.product).toMatchObject({
    title: 'Cast teapot with infuser, 37 oz',
    brand: 'Kettlebee',
    priceCents: 3800,
  });
  expect(demoProductTitled('Cast teapot with infuser, 37 oz').productId).toBe('WBT5F0BX4Y');
  expect(findDemoProduct('WB00000000')).toBeUndefined();
});

test('a story about a product that does not exist is refused by name', () => {
  expect(() => demoProductTitled('Perpetual motion kettle')).toThrow('"Perpetual motion kettle"');
});

test('a theme of the home page never shows one product twice', () => {
  expect(trendingCategories.filter(({ productIds }) => new Set(productIds).size !== 8)).toEqual([]);
});
