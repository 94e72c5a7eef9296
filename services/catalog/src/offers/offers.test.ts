import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { catalogContract, catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { ProductId } from '@wishbow/contracts/items';
import { itemModel } from '../items/item-model.ts';
import { zincRetailer } from '../retailer/zinc-retailer.ts';
import { outsideShop } from '../testing/outside-shop.ts';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';

const TEAPOT = ProductId.parse('WBT5F0BX4Y');

jest.setTimeout(60_000);

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runningCatalog();
});
beforeEach(async () => {
  await catalog.retailer.behave();
  await catalog.retailer.forgetCalls();
});
afterAll(() => catalog.stop());

const offerFor = async (product_id: ProductId) => {
  const answer = await catalog.asVisitor(catalogContract.getOffersAndShipping, { body: { item: { product_id } } });
  return answer.status === 200 ? answer.body.offer : answer.body.code;
};
const quote = async (productId: ProductId, maxShippingDays = 10) => {
  const answer = await catalog.asService(catalogInternalContract.quoteItem, { body: { productId, maxShippingDays } });
  return answer.status === 200 ? answer.body : answer.body.code;
};

test('the page shows the cheapest shipping that arrives within ten days', async () => {
  expect(await offerFor(TEAPOT)).toEqual({ price: 3800, shipping_price: 495, shipping_days: { min: 4, max: 9 } });
});

test('a hundred readers of one page cost one call', async () => {
  catalog.pass(61_000);
  await Promise.all(Array.from({ length: 100 }, () => offerFor(TEAPOT)));
  expect(await catalog.retailer.calls()).toEqual([`/v1/products/${TEAPOT}/offers`]);
});

test('a retailer that is slow is left alone once everybody has hung up', async () => {
  const retailer = await outsideShop(() => undefined);
  const { url } = await catalog.startProcess(memoryEphemeral(), {
    retailer: zincRetailer({ url: retailer.origin, token: 'sandbox', report: () => undefined }),
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const ask = ({ signal }: AbortController) =>
    fetch(`${url}/api/getOffersAndShipping`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ item: { product_id: TEAPOT } }),
      signal,
    }).catch(() => 'hung up');
  const readers = Promise.all([ask(first), ask(second)]);
  while (retailer.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  first.abort();
  second.abort();
  expect(await readers).toEqual(['hung up', 'hung up']);
  await retailer.allLeft();
  expect(retailer.asked).toHaveLength(1);
  await retailer.stop();
});

test('what nobody sells has no offer', async () => {
  expect(await offerFor(ProductId.parse('WBNOTHING1'))).toBeNull();
});

test('an empty offers page of the retailer has no offer', async () => {
  expect(await offerFor(ProductId.parse('SBXNOOFFER'))).toBeNull();
});

test('a quote asks the retailer each time', async () => {
  expect(await quote(TEAPOT)).toMatchObject({
    item: { product_id: TEAPOT, price: 3800 },
    offer: { price: 3800, shipping_price: 495 },
  });
  await quote(TEAPOT);
  expect(await catalog.retailer.calls()).toHaveLength(4);
});

test('a quote stores the price it found', async () => {
  await itemModel(catalog.connection).updateOne({ productId: TEAPOT }, { $set: { priceCents: 3550 } });
  await quote(TEAPOT);
  expect(await itemModel(catalog.connection).findOne({ productId: TEAPOT }).lean()).toMatchObject({
    priceCents: 3800,
    priceChanges: [{ fromCents: 3550, toCents: 3800 }],
  });
});

test('who wants it sooner pays for it', async () => {
  expect(await quote(TEAPOT, 4)).toMatchObject({ offer: { shipping_price: 1495, shipping_days: { min: 1, max: 4 } } });
});

test.each([
  ['nothing arrives in time', 'WBT5F0BX4Y', 3, 'item_unavailable'],
  ['it cannot be shipped at all', 'SBXINVALID', 10, 'item_unavailable'],
  ['its offers page stands empty', 'SBXNOOFFER', 10, 'item_unavailable'],
  ['nobody sells it', 'WBNOTHING1', 10, 'not_found'],
])('there is no quote when %s', async (_why, productId, days, code) => {
  expect(await quote(ProductId.parse(productId), days)).toBe(code);
});

test('there is no quote from memory while the retailer is away', async () => {
  await catalog.retailer.misbehave(`/v1/products/${TEAPOT}`, { status: 500 }, 'always');
  expect(await quote(TEAPOT)).toBe('retailer_unavailable');
});
