import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { Call } from '@wishbow/http/client';
import { type RunningCatalog, runningCatalog, unreachableCache } from '../testing/running-catalog.ts';

const MINUTE_MS = 60_000;

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

const searchAs = async (call: Call, query: string, page = 1) => {
  const answer = await call(catalogContract.searchItems, { body: { query, page } });
  if (answer.status !== 200) return { results: [], showing: undefined, refusal: answer.body.code };
  return { ...answer.body, refusal: undefined };
};
const search = (query: string, page?: number) => searchAs(catalog.asVisitor, query, page);
const searchesAtRetailer = async () =>
  (await catalog.retailer.calls()).filter((path) => path.startsWith('/v1/search')).length;

test('a visitor finds products with price, picture and our link', async () => {
  const { results, showing } = await search('cast teapot');
  expect(results[0]).toMatchObject({
    id: null,
    product_id: 'WBT5F0BX4Y',
    title: 'Cast teapot with infuser, 37 oz',
    brand: 'Kettlebee',
    image: '/media/demo/products/WBT5F0BX4Y/main-640.webp',
    price: 3800,
    stars: 4.2,
    url: 'https://www.amazon.com/dp/WBT5F0BX4Y?tag=wishbow-20',
    search_result: true,
    details_added: false,
    invalid: false,
  });
  expect(showing).toMatchObject({ from: 1, to: results.length, of: results.length });
});

test('pages follow each other, and the count is of all of them', async () => {
  const [first, second] = [await search('sandbox', 1), await search('sandbox', 2)];
  expect(first.showing).toMatchObject({ from: 1, to: 20 });
  expect(second.showing).toMatchObject({ from: 21, of: first.showing?.of });
  const ids = [...first.results, ...second.results].map(({ product_id }) => product_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a product without a price is not shown', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => search('sandbox', page)));
  const ids = pages.flatMap(({ results }) => results.map(({ product_id }) => product_id as string));
  expect(ids).toContain('SBXINVALID');
  expect(ids).not.toContain('SBXNOPRICE');
});

test.each([
  ['nothing', '   '],
  ['a pattern', '(a+)+$'],
  ['an operator', '{"$gt":""}'],
  ['HTML', '<script>alert(1)</script>'],
  ['emoji', '🫖🫖🫖'],
  ['a word of 200 letters', 'w'.repeat(200)],
  ['a word that no product has', 'xylophonology'],
])('%s finds nothing and breaks nothing', async (_what, query) => {
  expect(await search(query)).toMatchObject({ results: [], showing: { from: 0, to: 0 } });
});

test.each([
  ['201 letters', { query: 'w'.repeat(201) }],
  ['an operator object', { query: { $gt: '' } }],
  ['page 0', { query: 'tea', page: 0 }],
  ['page 51', { query: 'tea', page: 51 }],
  ['a page as text', { query: 'tea', page: '2' }],
  ['no query', {}],
])('%s is refused before the retailer hears of it', async (_what, body) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${catalog.url}/api/searchItems`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(422);
  expect(await searchesAtRetailer()).toBe(0);
});

test('200 people who search for the same at once cost one call', async () => {
  const spellings = ['ukulele', ' Ukulele ', 'UKULELE', 'uku\u006Cele'];
  const searches = Array.from({ length: 200 }, (_, index) => search(spellings[index % spellings.length] ?? ''));
  const answers = await Promise.all(searches);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.results.length).toBeGreaterThan(0);
  expect(await searchesAtRetailer()).toBe(1);
});

test('four processes that share a cache cost one call too', async () => {
  const shared = memoryEphemeral();
  const processes = await Promise.all(Array.from({ length: 4 }, () => catalog.startProcess(shared)));
  const searches = processes.flatMap(({ as }) => Array.from({ length: 10 }, () => searchAs(as({}), 'snare drum')));
  await Promise.all(searches);
  expect(await searchesAtRetailer()).toBe(1);
});

test('an older answer is given at once while a new one is fetched behind it', async () => {
  const before = await search('bead frame');
  catalog.pass(11 * MINUTE_MS);
  await catalog.retailer.misbehave('/v1/search', { delay_ms: 300 });
  expect(await search('bead frame')).toEqual(before);
  expect(await search('bead frame')).toEqual(before);
  while ((await searchesAtRetailer()) < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await searchesAtRetailer()).toBe(2);
});

test('an older answer outlives an outage of the retailer', async () => {
  const before = await search('moon rocket');
  catalog.pass(11 * MINUTE_MS);
  await catalog.retailer.misbehave('/v1/search', { status: 503 }, 'always');
  expect(await search('moon rocket')).toEqual(before);
});

test.each([
  ['fails', { status: 500 }],
  ['is busy', { status: 429, body: { _type: 'error', code: 'rate_limited' } }],
  ['hangs', { hang: true }],
  ['hangs up', { reset: true }],
  ['talks nonsense', { status: 502, body: 'a page' }],
])('when the retailer %s, the person is asked to try again, and then it works', async (how, fault) => {
  await catalog.retailer.misbehave('/v1/search', fault);
  expect(await search(`globe ${how}`)).toMatchObject({ refusal: 'retailer_unavailable' });
  expect((await search(`globe ${how}`)).refusal).toBeUndefined();
});

test('search works without the cache, and people who search at one moment still share a call', async () => {
  const { as } = await catalog.startProcess(unreachableCache());
  await catalog.retailer.misbehave('/v1/search', { delay_ms: 500 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => searchAs(as({}), 'alto saxophone')));
  expect(answers.every(({ results }) => results.length > 0)).toBe(true);
  expect(await searchesAtRetailer()).toBeLessThan(20);
});
