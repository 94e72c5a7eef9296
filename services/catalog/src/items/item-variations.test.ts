import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { ProductId } from '@wishbow/contracts/items';
import type { ItemId } from '@wishbow/contracts/wire-types';
import { detailJobModel } from '../detail-jobs/detail-job-model.ts';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';
import { itemModel } from './item-model.ts';

const HOUR_MS = 60 * 60_000;
const TEAPOT = ProductId.parse('WBT5F0BX4Y');
const BLUE_TEAPOT = ProductId.parse('WBDHWU06ZN');
const NOBODY_SELLS = ProductId.parse('WBNOTHING1');

jest.setTimeout(60_000);

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runningCatalog();
});
beforeEach(async () => {
  await itemModel(catalog.connection).deleteMany({});
  await detailJobModel(catalog.connection).deleteMany({});
  await catalog.retailer.behave();
  await catalog.retailer.forgetCalls();
});
afterAll(() => catalog.stop());

const storeVariations = async (product_id: ProductId) => {
  const answer = await catalog.asVisitor(catalogContract.storeItemVariations, { body: { item: { product_id } } });
  return answer.status === 200 ? answer.body.variations : answer.body.code;
};
const getByAsin = (asin: ProductId) => catalog.asVisitor(catalogContract.getItemByAsin, { body: { asin } });
const refresh = (itemId: ItemId) => catalog.asVisitor(catalogContract.refreshItem, { body: { itemId } });

test('the other variants come with their own price and picture', async () => {
  expect(await storeVariations(TEAPOT)).toMatchObject([
    { product_id: 'WBDHWU06ZN', variant_title: 'Lake blue', price: 3800, image: expect.stringContaining('WBDHWU06ZN') },
    { product_id: 'WBKAKQX5JJ', price: expect.any(Number), image: expect.stringContaining('WBKAKQX5JJ') },
  ]);
});

test('variants that are known are not asked for again', async () => {
  await storeVariations(TEAPOT);
  await catalog.retailer.forgetCalls();
  expect(await storeVariations(BLUE_TEAPOT)).toHaveLength(2);
  expect(await catalog.retailer.calls()).toEqual([]);
});

test('a variant that the shop does not tell of now is left out, and queued', async () => {
  await catalog.retailer.misbehave(`/v1/products/${BLUE_TEAPOT}`, { status: 500 });
  expect(await storeVariations(TEAPOT)).toMatchObject([{ product_id: 'WBKAKQX5JJ' }]);
  expect(await detailJobModel(catalog.connection).find().lean()).toMatchObject([{ _id: BLUE_TEAPOT }]);
});

test('a variant that cannot be bought is left out', async () => {
  await storeVariations(TEAPOT);
  await itemModel(catalog.connection).updateOne({ productId: BLUE_TEAPOT }, { $set: { isOrderable: false } });
  expect(await storeVariations(TEAPOT)).toMatchObject([{ product_id: 'WBKAKQX5JJ' }]);
});

test('a product of one kind has no other variants, and one that nobody sells is not found', async () => {
  expect(await storeVariations(ProductId.parse('SBX0000001'))).toEqual([]);
  expect(await storeVariations(NOBODY_SELLS)).toBe('not_found');
});

test('an item is found by its ASIN, with its details', async () => {
  expect(await getByAsin(BLUE_TEAPOT)).toMatchObject({
    status: 200,
    body: { item: { asin: 'WBDHWU06ZN', variant_title: 'Lake blue', details_added: true } },
  });
  expect(await getByAsin(NOBODY_SELLS)).toMatchObject({ status: 404 });
});

test('an item is refreshed once it is a day old, and not before', async () => {
  const found = await getByAsin(TEAPOT);
  const id = found.status === 200 ? found.body.item.id : null;
  if (id === null) throw new Error('A stored item has an id');
  await itemModel(catalog.connection).updateOne({ productId: TEAPOT }, { $set: { priceCents: 3550 } });
  expect(await refresh(id)).toMatchObject({ status: 200, body: { item: { id, price: 3550 } } });
  catalog.pass(24 * HOUR_MS);
  expect(await refresh(id)).toMatchObject({ status: 200, body: { item: { id, price: 3800 } } });
  expect(await catalog.retailer.calls()).toHaveLength(2);
});

test('an item that is not stored cannot be refreshed', async () => {
  expect(await refresh('65f000000000000000000009' as ItemId)).toMatchObject({ status: 404 });
});
