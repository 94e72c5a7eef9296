import { adminTrendingContract } from '@wishbow/contracts/admin-trending-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { ProductId } from '@wishbow/contracts/items';
import { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { adminCallsOf, anyCallOf } from '@wishbow/testing/admin-calls';
import { seedDemoCatalog } from '../demo/seed-catalog.ts';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';

const HOLLIS = UserId.parse('f'.repeat(24));
const TEAPOT = ProductId.parse('WBT5F0BX4Y');
const NO_PRODUCT = ProductId.parse('WB00000000');
const noon = new Date('2026-11-28T12:00:00Z');
const reason = 'For Christmas';

jest.setTimeout(60_000);

let catalog: RunningCatalog;
let admin: Call;
beforeAll(async () => {
  catalog = await runningCatalog();
  await seedDemoCatalog(catalog.connection, noon);
  admin = catalog.asAdmin(HOLLIS);
});
afterAll(() => catalog.stop());

const themes = async () => (await admin(adminTrendingContract.listTrendingThemes, {})).body.themes;
const homePage = async () =>
  (await catalog.asVisitor(catalogContract.listTrendingCategories, {})).body.trending_categories.map(
    ({ title }) => title,
  );

test.each(adminCallsOf('catalog'))('%s answers admins alone', async (_id, endpoint) => {
  const statusFor = (as: Call) =>
    as(endpoint, anyCallOf(endpoint)).then(
      ({ status }) => status,
      ({ status }: { status: number }) => status,
    );
  expect([await statusFor(catalog.asUser(HOLLIS)), await statusFor(catalog.asVisitor)]).toEqual([403, 401]);
});

test('a theme is added, changed, moved and removed, and the home page shows it so at once', async () => {
  const body = { title: 'Under the tree', product_ids: [TEAPOT], reason };
  expect((await admin(adminTrendingContract.addTrendingTheme, { body })).status).toBe(201);
  const added = (await themes()).at(-1);
  if (!added) throw new Error('no theme was added');
  expect(added).toMatchObject({
    title: 'Under the tree',
    version: 0,
    products: [{ product_id: TEAPOT, is_sellable: true }],
  });
  expect((await homePage()).at(-1)).toBe('Under the tree');

  const params = { themeId: added.id };
  const change = { title: 'On the table', product_ids: [], version: 0, reason };
  const [won, lost] = await Promise.all([
    admin(adminTrendingContract.updateTrendingTheme, { params, body: change }),
    admin(adminTrendingContract.updateTrendingTheme, { params, body: { ...change, title: 'Below it' } }),
  ]);
  expect([won.status, lost.status].sort()).toEqual([200, 409]);

  const ids = (await themes()).map(({ id }) => id);
  await admin(adminTrendingContract.orderTrendingThemes, { body: { theme_ids: [...ids].reverse(), reason } });
  expect((await themes()).map(({ id }) => id)).toEqual([...ids].reverse());
  const some = { body: { theme_ids: ids.slice(1), reason } };
  expect((await admin(adminTrendingContract.orderTrendingThemes, some)).status).toBe(422);

  const removal = { params, body: { reason } };
  expect((await admin(adminTrendingContract.removeTrendingTheme, removal)).status).toBe(200);
  expect((await admin(adminTrendingContract.removeTrendingTheme, removal)).status).toBe(404);
  await seedDemoCatalog(catalog.connection, noon);
  expect(await homePage()).toHaveLength(8);
  const { records } = (await catalog.asService(auditInternalContract.listCatalogAudit, { body: {} })).body;
  const written = records.map(({ action, text }) => `${action}: ${text.slice(0, 20)}`);
  expect(written).toHaveLength(4);
  expect(written).toEqual(
    expect.arrayContaining([
      'theme_added: Added with 1 product',
      'theme_changed: Was “Under the tree”',
      'theme_removed: Had 0 products',
    ]),
  );
});

test('a product that we do not know does not come onto the home page', async () => {
  const body = { title: 'Unknown', product_ids: [NO_PRODUCT], reason };
  expect(await admin(adminTrendingContract.addTrendingTheme, { body })).toMatchObject({
    status: 422,
    body: { errors: { product_ids: ['We do not know all of these products.'] } },
  });
});
