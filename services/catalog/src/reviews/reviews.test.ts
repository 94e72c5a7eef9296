import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { ProductId } from '@wishbow/contracts/items';
import type { Call } from '@wishbow/http/client';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';
import { noReviews } from './reviews-provider.ts';

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

const reviewsAs = (call: Call, asin: ProductId, page?: number) =>
  call(catalogContract.getReviews, { body: { asin, page } });
const getReviews = (asin: ProductId, page?: number) => reviewsAs(catalog.asVisitor, asin, page);

test('a visitor reads what customers say, with the share of each rating', async () => {
  const answer = await getReviews(TEAPOT);
  expect(answer).toMatchObject({
    status: 200,
    body: { stars_stat: { '1': 6, '2': 5, '3': 10, '4': 26, '5': 53 }, next_page: 2 },
  });
  expect(answer.status === 200 && answer.body.reviews).toHaveLength(5);
});

test('the last page says that it is the last', async () => {
  expect(await getReviews(TEAPOT, 3)).toMatchObject({ status: 200, body: { next_page: null } });
});

test('fifty readers of one page cost one call', async () => {
  await Promise.all(Array.from({ length: 50 }, () => getReviews(TEAPOT, 2)));
  expect(await catalog.retailer.calls()).toEqual([`/reviews/${TEAPOT}`]);
});

test('what nobody sells is not found', async () => {
  expect(await getReviews(ProductId.parse('WBNOTHING1'))).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test.each([
  ['fails', { status: 500 }],
  ['hangs', { hang: true }],
  ['talks nonsense', { status: 502, body: 'a page' }],
])('when the provider %s, the reviews failed to load', async (_how, fault) => {
  await catalog.retailer.misbehave('/reviews', fault);
  expect(await getReviews(ProductId.parse('WBDHWU06ZN'))).toMatchObject({
    status: 503,
    body: { code: 'reviews_unavailable', message: 'Failed to load reviews' },
  });
});

test('without a provider there are no reviews', async () => {
  const { as } = await catalog.startProcess(memoryEphemeral(), { reviews: noReviews });
  expect(await reviewsAs(as({}), TEAPOT)).toMatchObject({ status: 503, body: { code: 'reviews_unavailable' } });
});
