import { catalogContract, catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { ProductId } from '@wishbow/contracts/items';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';
import { itemModel } from './item-model.ts';

const HOUR_MS = 60 * 60_000;
const TEAPOT = ProductId.parse('WBT5F0BX4Y');
const SANDBOX_PRODUCT = ProductId.parse('SBX0000001');
const NOBODY_SELLS = ProductId.parse('WBNOTHING1');

jest.setTimeout(60_000);

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runningCatalog();
});
beforeEach(async () => {
  await itemModel(catalog.connection).deleteMany({});
  await catalog.retailer.behave();
  await catalog.retailer.forgetCalls();
});
afterAll(() => catalog.stop());

const itemCall = (name: 'storeItemBasicsNow' | 'storeItemDetailsNow') => async (product_id: ProductId) => {
  const answer = await catalog.asVisitor(catalogContract[name], { body: { item: { product_id } } });
  return answer.status === 200 ? answer.body.item : answer.body.code;
};
const storeBasics = itemCall('storeItemBasicsNow');
const storeDetails = itemCall('storeItemDetailsNow');
const getItem = async (productId: ProductId) => {
  const answer = await catalog.asService(catalogInternalContract.getItem, { body: { productId } });
  return answer.status === 200 ? answer.body.item : answer.body.code;
};
const productCalls = async () => (await catalog.retailer.calls()).filter((path) => path.startsWith('/v1/products/'));

test('what a search told is stored at once, without asking again', async () => {
  await catalog.asVisitor(catalogContract.searchItems, { body: { query: 'cast teapot' } });
  expect(await storeBasics(TEAPOT)).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: 'Cast teapot with infuser, 37 oz',
    price: 3800,
    details_added: false,
    search_result: false,
  });
  expect(await productCalls()).toEqual([]);
});

test('price and title come from the retailer, whatever the caller says', async () => {
  const item = { product_id: TEAPOT, price: 1, title: 'Free teapot' };
  const answer = await catalog.asVisitor(catalogContract.storeItemBasicsNow, { body: { item } });
  expect(answer.body).toMatchObject({ item: { price: 3800, title: 'Cast teapot with infuser, 37 oz' } });
});

test('details bring description, bullets, pictures and variants, and the item keeps its id', async () => {
  await catalog.asVisitor(catalogContract.searchItems, { body: { query: 'cast teapot' } });
  const basics = await storeBasics(TEAPOT);
  const details = await storeDetails(TEAPOT);
  expect(details).toMatchObject({
    id: typeof basics === 'string' ? basics : basics.id,
    title: 'Cast teapot with infuser, 37 oz',
    variant_title: 'Raspberry',
    feature_bullets: [expect.any(String), expect.any(String), expect.any(String)],
    all_variants: expect.arrayContaining([
      { product_id: TEAPOT, variant_specifics: [{ dimension: 'Color', value: 'Raspberry' }] },
    ]),
    details_added: true,
    invalid: false,
  });
});

test('a hundred readers of one new item cost one call and make one item', async () => {
  const [details, inner] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, () => storeDetails(TEAPOT))),
    Promise.all(Array.from({ length: 50 }, () => getItem(TEAPOT))),
  ]);
  const ids = new Set([...details, ...inner].map((item) => (typeof item === 'string' ? item : item.id)));
  expect(ids.size).toBe(1);
  expect(await productCalls()).toHaveLength(1);
  expect(await itemModel(catalog.connection).countDocuments()).toBe(1);
});

test('our own services get an item that nobody stored before', async () => {
  expect(await getItem(SANDBOX_PRODUCT)).toMatchObject({
    product_id: SANDBOX_PRODUCT,
    variant_title: 'Only',
    price: expect.any(Number),
  });
});

test('the internal call is not for browsers', async () => {
  await expect(
    catalog.asVisitor(catalogInternalContract.getItem, { body: { productId: TEAPOT } }),
  ).rejects.toMatchObject({
    status: 401,
  });
});

test('what nobody sells is not found', async () => {
  expect([await storeBasics(NOBODY_SELLS), await storeDetails(NOBODY_SELLS), await getItem(NOBODY_SELLS)]).toEqual([
    'not_found',
    'not_found',
    'not_found',
  ]);
});

test('what cannot be shipped is marked as unavailable', async () => {
  expect(await storeDetails(ProductId.parse('SBXINVALID'))).toMatchObject({ invalid: true });
});

test('an item is asked for anew after a day, and a price that moved is remembered with its time', async () => {
  await storeDetails(TEAPOT);
  await itemModel(catalog.connection).updateOne({ productId: TEAPOT }, { $set: { priceCents: 3550 } });
  catalog.pass(23 * HOUR_MS);
  expect(await getItem(TEAPOT)).toMatchObject({ price: 3550 });
  catalog.pass(HOUR_MS);
  expect(await getItem(TEAPOT)).toMatchObject({ price: 3800 });
  const stored = await itemModel(catalog.connection).findOne({ productId: TEAPOT }).lean();
  expect(stored?.priceChanges).toEqual([{ fromCents: 3550, toCents: 3800, changedAt: expect.any(Date) }]);
});

test('an old item is better than none while the retailer is away', async () => {
  await storeDetails(TEAPOT);
  catalog.pass(48 * HOUR_MS);
  await catalog.retailer.misbehave('/v1/products', { status: 500 }, 'always');
  expect(await getItem(TEAPOT)).toMatchObject({ price: 3800 });
  expect(await storeDetails(TEAPOT)).toMatchObject({ details_added: true });
  expect(await getItem(SANDBOX_PRODUCT)).toBe('retailer_unavailable');
});

test('a product that the retailer drops stays known, as unavailable', async () => {
  await storeDetails(TEAPOT);
  await itemModel(catalog.connection).updateOne({ productId: TEAPOT }, { $set: { productId: NOBODY_SELLS } });
  catalog.pass(25 * HOUR_MS);
  expect(await getItem(NOBODY_SELLS)).toMatchObject({ invalid: true, title: 'Cast teapot with infuser, 37 oz' });
});
