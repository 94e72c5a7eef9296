import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { ProductId } from '@wishbow/contracts/items';
import { itemModel } from '../items/item-model.ts';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';
import { detailJobModel } from './detail-job-model.ts';

const MINUTE_MS = 60_000;
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

const queue = (product_id: ProductId) =>
  catalog.asVisitor(catalogContract.storeItemDetailsJob, { body: { item: { product_id } } });
const queueResults = (...productIds: ProductId[]) =>
  catalog.asVisitor(catalogContract.storeItemDetailsInSearchResults, {
    body: { results: productIds.map((product_id) => ({ product_id })) },
  });
const waitingJobs = () => detailJobModel(catalog.connection).countDocuments();
const detailsOf = (productId: ProductId) => itemModel(catalog.connection).findOne({ productId }).lean();
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};
/** The worker runs until the given state is reached. */
const workUntil = async (isSo: () => Promise<boolean>) => {
  const [worker] = catalog.startLoops();
  await until(isSo);
  await worker.stop();
};

test('nobody waits for the retailer: the job is taken at once, and done later', async () => {
  expect(await queue(TEAPOT)).toMatchObject({ status: 202 });
  expect(await catalog.retailer.calls()).toEqual([]);
  await workUntil(async () => (await waitingJobs()) === 0);
  expect(await detailsOf(TEAPOT)).toMatchObject({
    title: 'Cast teapot with infuser, 37 oz, Raspberry',
    detailsAt: expect.any(Date),
  });
});

test('a product waits once, however often it is queued', async () => {
  await Promise.all([queue(TEAPOT), queue(TEAPOT), queueResults(TEAPOT, BLUE_TEAPOT, TEAPOT)]);
  expect(await waitingJobs()).toBe(2);
  await workUntil(async () => (await waitingJobs()) === 0);
  expect(await catalog.retailer.calls()).toHaveLength(2);
});

test('what is known and fresh is not queued', async () => {
  await catalog.asVisitor(catalogContract.storeItemDetailsNow, { body: { item: { product_id: TEAPOT } } });
  await queueResults(TEAPOT);
  expect(await waitingJobs()).toBe(0);
});

test('a job that the retailer does not answer is done later', async () => {
  await catalog.retailer.misbehave('/v1/products', { status: 500 });
  await queue(TEAPOT);
  await workUntil(async () => (await catalog.retailer.calls()).length === 1);
  expect(await detailsOf(TEAPOT)).toBeNull();
  catalog.pass(2 * MINUTE_MS);
  await workUntil(async () => (await waitingJobs()) === 0);
  expect(await detailsOf(TEAPOT)).toMatchObject({ productId: TEAPOT });
});

test('a job whose process died is taken up by another one', async () => {
  await queue(TEAPOT);
  const heldByTheDead = { dueAt: new Date('2026-11-28T13:00:00Z'), attemptCount: 1 };
  await detailJobModel(catalog.connection).updateOne({ _id: TEAPOT }, { $set: heldByTheDead });
  catalog.pass(61 * MINUTE_MS);
  await workUntil(async () => (await waitingJobs()) === 0);
  expect(await detailsOf(TEAPOT)).toMatchObject({ productId: TEAPOT });
});

test('after five tries a job is given up, and what nobody sells at once', async () => {
  await catalog.retailer.misbehave('/v1/products/WBT5F0BX4Y', { status: 500 }, 'always');
  await queueResults(TEAPOT, NOBODY_SELLS);
  await detailJobModel(catalog.connection).updateOne({ _id: TEAPOT }, { $set: { attemptCount: 4 } });
  await workUntil(async () => (await waitingJobs()) === 0);
  expect(await itemModel(catalog.connection).countDocuments()).toBe(0);
});

test('the queue does not grow without end', async () => {
  const waiting = Array.from({ length: 999 }, (_, index) => ({
    _id: ProductId.parse(`WAITING${String(index).padStart(3, '0')}`),
    dueAt: new Date('2026-12-01T00:00:00Z'),
    attemptCount: 0,
  }));
  await detailJobModel(catalog.connection).insertMany(waiting);
  expect(await queueResults(TEAPOT, BLUE_TEAPOT)).toMatchObject({ status: 202 });
  expect(await waitingJobs()).toBe(1000);
});

test('fifty-one results at once are refused', async () => {
  const results = Array.from({ length: 51 }, () => ({ product_id: TEAPOT }));
  await expect(
    catalog.asVisitor(catalogContract.storeItemDetailsInSearchResults, { body: { results } }),
  ).rejects.toMatchObject({ status: 422 });
});

test('whoever sends result after result is asked to wait', async () => {
  for (let page = 1; page <= 60; page += 1) await queueResults();
  expect(await queueResults(TEAPOT)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  expect(await waitingJobs()).toBe(0);
});
