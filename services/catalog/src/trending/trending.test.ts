import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { ProductId } from '@wishbow/contracts/items';
import { seedDemoCatalog } from '../demo/seed-catalog.ts';
import { itemModel } from '../items/item-model.ts';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';

const TEAPOT = ProductId.parse('WBT5F0BX4Y');
const noon = new Date('2026-11-28T12:00:00Z');

jest.setTimeout(60_000);

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runningCatalog();
  await seedDemoCatalog(catalog.connection, noon);
});
afterAll(() => catalog.stop());

const listTrending = async () => (await catalog.asVisitor(catalogContract.listTrendingCategories, {})).body;

test('the home page has eight themes of eight products, in their order', async () => {
  const { trending_categories: themes, trending_items: items } = await listTrending();
  expect(themes.map(({ title }) => title).slice(0, 2)).toEqual(['For slow cooks', 'Small and growing']);
  expect(items).toHaveLength(64);
  expect(items[0]).toMatchObject({
    trending_category_id: themes[0]?.id,
    title: 'Cast teapot with infuser, 37 oz',
    price: 3800,
    image: '/media/demo/products/WBT5F0BX4Y/main-640.webp',
    details_added: false,
    product_description: null,
  });
});

test('one theme is listed by its id', async () => {
  const [, second] = (await listTrending()).trending_categories;
  const body = { trendingCategoryId: second?.id ?? '' };
  const answer = await catalog.asVisitor(catalogContract.getTrendingItemsById, { body });
  const titles = answer.status === 200 ? answer.body.trending_items.map(({ title }) => title) : [];
  expect(titles.slice(0, 2)).toEqual(['Young rubber plant in terracotta', 'Kitchen herb trio']);
});

test('there is no theme with that id', async () => {
  const answer = await catalog.asVisitor(catalogContract.getTrendingItemsById, {
    body: { trendingCategoryId: 'winter' },
  });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a product that cannot be bought leaves its row', async () => {
  await itemModel(catalog.connection).updateOne({ productId: TEAPOT }, { $set: { isOrderable: false } });
  expect((await listTrending()).trending_items).toHaveLength(63);
});

test('a seeded item has everything its page shows, and no retailer is asked for it', async () => {
  const body = { item: { product_id: TEAPOT } };
  const answer = await catalog.asVisitor(catalogContract.storeItemDetailsNow, { body });
  expect(answer.body).toMatchObject({
    item: { variant_title: 'Raspberry', details_added: true, package_dimensions: { weight: { unit: 'ounces' } } },
  });
  expect(await catalog.retailer.calls()).toEqual([]);
});

test('seeding again changes nothing', async () => {
  const before = await itemModel(catalog.connection).find().sort({ _id: 1 }).lean();
  await seedDemoCatalog(catalog.connection, new Date('2026-12-24T12:00:00Z'));
  expect(await itemModel(catalog.connection).find().sort({ _id: 1 }).lean()).toEqual(before);
});
