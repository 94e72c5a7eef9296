import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { aCheckout } from '../testing/a-build.ts';
import { runningRegistry } from '../testing/running-registry.ts';

let database: TestDatabase;
let root: string;
beforeAll(async () => {
  [database, root] = await Promise.all([startTestDatabase(), aCheckout()]);
});
afterAll(() => rm(root, { recursive: true }));

test('pages stay what they were while the registry is away, also from a process that starts then', async () => {
  const bff = await runningRegistry({ mongodbUrl: database.url, root });
  await bff.upload('mf-wishlists', 'w2');
  await bff.promote('mf-wishlists', 'w2', 1);
  await database.stop();
  expect(await bff.servedBuild()).toBe('w2');

  const away = { mongodbUrl: database.url, root, patienceMs: 500 };
  const next = await runningRegistry(away);
  expect(await next.servedBuild()).toBe('w2');
  expect((await fetch(`${next.url}/_mf/mf-wishlists/w2/remoteEntry.js`)).status).toBe(200);

  const newcomer = await runningRegistry({ ...away, buildsFolder: path.join(root, 'elsewhere') });
  expect(await newcomer.servedBuild()).toBe('w1');
  const parts = await fetch(`${newcomer.url}/api/admin/parts`, { headers: newcomer.asAdmin });
  expect(await parts.json()).toMatchObject({ revision: 0, isRegistryThere: false });
  await Promise.all([bff.stop(), next.stop(), newcomer.stop()]);
});
