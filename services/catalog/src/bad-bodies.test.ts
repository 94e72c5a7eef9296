import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type RunningCatalog, runningCatalog } from './testing/running-catalog.ts';

const MAYA = '65f000000000000000000001' as UserId;

jest.setTimeout(60_000);

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runningCatalog();
});
afterAll(() => catalog.stop());

const nested = (depth: number) => `${'{"item":'.repeat(depth)}1${'}'.repeat(depth)}`;
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`k${key}`, key])));

/** RELIABILITY.md rows 68 to 70, 78 and 80. No field of any call takes one of these. */
const BAD_BODIES: readonly (readonly [what: string, text: string])[] = [
  ['no JSON', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['no fields', '{}'],
  ['an operator', '{"item":{"product_id":{"$gt":""}},"asin":{"$gt":""},"itemId":{"$gt":""},"url":{"$gt":""}}'],
  ['code for the database', '{"item":{"product_id":"$where"},"asin":"$where","itemId":"$where","results":"$where"}'],
  ['a list for an id', '{"item":{"product_id":["WBT5F0BX4Y"]},"asin":["WBT5F0BX4Y"],"itemId":[],"url":["x"]}'],
  ['an id of the wrong kind', '{"item":{"product_id":"65f000000000000000000001"},"itemId":"WBT5F0BX4Y","asin":"x"}'],
  ['a prototype', '{"__proto__":{"polluted":true},"item":{"product_id":"WBT5F0BX4Y"},"asin":"WBT5F0BX4Y"}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}},"asin":"WBT5F0BX4Y"}'],
  ['an unknown field', '{"asin":"WBT5F0BX4Y","price":1,"itemId":"65f000000000000000000001","url":"x","query":"x"}'],
  ['a page that is none', '{"asin":"WBT5F0BX4Y","page":-1,"query":"tea"}'],
  ['a thousand levels', nested(1_000)],
  ['a hundred thousand keys', manyKeys],
  ['ten megabytes', `{"asin":"${'w'.repeat(10 * 1024 * 1024)}"}`],
];

const CALLS = Object.values(catalogContract).filter(({ method }) => method === 'POST');

test.each(CALLS.map(({ path }) => path))('%s refuses every bad body in words, and asks nobody', async (path) => {
  await catalog.retailer.forgetCalls();
  for (const [what, text] of BAD_BODIES) {
    const response = await catalog.sendAs(MAYA, path, text);
    expect([what, [400, 413, 422].includes(response.status)]).toEqual([what, true]);
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  }
  expect(await catalog.retailer.calls()).toEqual([]);
  expect('polluted' in {}).toBe(false);
});
