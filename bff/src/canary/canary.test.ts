import { rm } from 'node:fs/promises';
import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { canaryContract } from '@wishbow/contracts/canary-contract';
import { connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { partHealth } from '../part-health/part-health.ts';
import { buildStore } from '../registry/build-store.ts';
import { registryDatabase } from '../registry/registry-database.ts';
import { registryReader } from '../registry/registry-reader.ts';
import { aBuild, aCheckout } from '../testing/a-build.ts';
import { runningRegistry } from '../testing/running-registry.ts';
import { lookAtCanary } from './watch-canary.ts';

const ephemeral = memoryEphemeral();
const budget = { min_views: 10, error_percent: 1, slower_percent: 25 };
const act = { name: 'mf-wishlists', by: 'Ines', reason: 'Larger pictures' } as const;
let database: TestDatabase;
let root: string;
let bff: Awaited<ReturnType<typeof runningRegistry>>;
beforeAll(async () => {
  [database, root] = await Promise.all([startTestDatabase(), aCheckout()]);
  bff = await runningRegistry({ mongodbUrl: database.url, root, ephemeral });
  await bff.upload('mf-wishlists', 'w2');
  await bff.upload('mf-wishlists', 'w3');
});
afterAll(async () => {
  await bff.stop();
  await database.stop();
  await rm(root, { recursive: true });
});

const revision = async () => (await bff.registry()).live.revision;
const tryOn = async (percent: number, buildId = 'w2', seen?: number) =>
  bff.call(canaryContract.tryBuild, {
    body: { ...act, build_id: buildId, percent, budget, revision: seen ?? (await revision()) },
  });
const stop = (buildId: string) => bff.call(canaryContract.stopTrying, { body: { ...act, build_id: buildId } });
const codeOf = ({ status, body }: { status: number; body: object }) => [status, 'code' in body ? body.code : undefined];

/** Which build somebody is served, and what their browser is told to keep. */
async function open(cookie = '') {
  const response = await fetch(`${bff.url}/maya`, { headers: { cookie } });
  const build = /\/_mf\/mf-wishlists\/([a-z0-9]+)\/remoteEntry\.js/.exec(await response.text())?.[1];
  return { build, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}

test('while nothing is tried no browser is told to keep anything', async () => {
  expect(await open()).toEqual({ build: 'w1', cookie: '' });
});

test('a build that is tried is served to those whose lot it is, at each of their visits, and to all of them after it is raised', async () => {
  expect((await tryOn(40)).status).toBe(200);
  const people = await Promise.all(Array.from({ length: 30 }, () => open()));
  expect(new Set(people.map(({ build }) => build))).toEqual(new Set(['w1', 'w2']));
  expect(people.every(({ cookie }) => /^__Host-lot=\d{1,4}$/.test(cookie))).toBe(true);
  const again = await Promise.all(people.map(({ cookie }) => open(cookie)));
  expect(again.map(({ build }) => build)).toEqual(people.map(({ build }) => build));
  expect((await tryOn(100)).status).toBe(200);
  expect((await Promise.all(people.map(({ cookie }) => open(cookie)))).every(({ build }) => build === 'w2')).toBe(true);
});

test('another one is not tried beside it, nor what is live already, nor by who has not seen the last change', async () => {
  expect(codeOf(await tryOn(5, 'w3'))).toEqual([409, 'other_canary']);
  expect(codeOf(await tryOn(5, 'w1'))).toEqual([409, 'live_already']);
  expect(codeOf(await tryOn(5, 'w2', 0))).toEqual([409, 'live_set_moved']);
});

test('who ends it has everybody served what is live, once', async () => {
  const person = await open();
  expect(person.build).toBe('w2');
  expect((await stop('w2')).status).toBe(200);
  expect((await open(person.cookie)).build).toBe('w1');
  expect(codeOf(await stop('w2'))).toEqual([409, 'no_canary']);
});

test('a canary that fails is taken back by one of the instances that see it, with the figures in the books', async () => {
  expect((await tryOn(100)).status).toBe(200);
  const now = () => new Date();
  const health = partHealth(ephemeral.counters, now);
  const store = buildStore(root, `${root}/builds`);
  const silent = { warn: () => undefined } as never;
  const instances = await Promise.all(
    [1, 2, 3].map(async (instance) => {
      const opened = registryDatabase(() => connectMongo(database.url, 'registry'));
      const buildsFolder = `${root}/instance-${instance}`;
      const reader = await registryReader({ database: opened, store, siteRoot: root, buildsFolder, now });
      await reader.refresh();
      const registry = {
        database: opened,
        store,
        pubSub: ephemeral.pubSub,
        now,
        logger: silent,
        refresh: reader.refresh,
      };
      return { build: { current: reader.current }, health, registry, logger: silent };
    }),
  );
  const lookAll = () => Promise.all(instances.map(lookAtCanary));
  expect((await lookAll()).map((verdict) => verdict?.is)).toEqual(['too-early', 'too-early', 'too-early']);

  const part = 'mf-wishlists';
  await health.count([
    { part, build: 'w1', what: 'view', weight: 40 },
    { part, build: 'w2', what: 'view', weight: 20 },
    ...Array.from({ length: 5 }, () => ({ part, build: 'w2', what: 'error' }) as const),
  ]);
  await lookAll();
  const { live, deployments } = await bff.registry();
  expect(live.canary).toBeNull();
  const ends = deployments.filter(({ kind, by }) => kind === 'canary_end' && by.kind === 'watch');
  expect(ends.map(({ from, to, reason }) => [from, to, reason])).toEqual([
    ['w2', 'w1', 'errors in 25.0 % of 20 views, 0.0 % of 40 with the live build'],
  ]);
  expect((await open()).build).toBe('w1');
  await Promise.all(instances.map(({ registry }) => registry.database.close()));
});

test('promoting it makes it everybody’s and ends the trial', async () => {
  expect((await tryOn(10)).status).toBe(200);
  expect((await bff.promote('mf-wishlists', 'w2', await revision())).status).toBe(200);
  expect((await bff.registry()).live).toMatchObject({ builds: { 'mf-wishlists': 'w2' }, canary: null });
  expect((await open()).build).toBe('w2');
});

describe('beside a build that is tried', () => {
  const modals = { 'wishlists.wish': { props: 'h', result: 'h' } };
  const schemas = { h: { type: 'object' as const } };
  const exposing = { exposes: ['./lifecycles', './modals'], modals, schemas };

  test('a build of another part that needs what only the live one has is refused, and a rollback to one ends the trial', async () => {
    await bff.upload('mf-wishlists', 'with1', aBuild('mf-wishlists', 'with1', { contract: exposing }));
    expect((await bff.promote('mf-wishlists', 'with1', await revision())).status).toBe(200);
    await bff.upload('mf-social', 'needs1', aBuild('mf-social', 'needs1', { contract: { opens: modals, schemas } }));
    await bff.upload('mf-social', 'plain1');
    expect((await tryOn(5, 'w3')).status).toBe(200);
    expect(codeOf(await bff.promote('mf-social', 'needs1', await revision()))).toEqual([409, 'breaks_others']);
    expect((await bff.registry()).live.builds['mf-social']).toBeUndefined();

    await stop('w3');
    expect((await bff.promote('mf-social', 'needs1', await revision())).status).toBe(200);
    expect((await bff.promote('mf-social', 'plain1', await revision())).status).toBe(200);
    expect((await tryOn(5, 'w3')).status).toBe(200);
    expect((await bff.rollBack('mf-social', 'plain1')).status).toBe(200);
    expect((await bff.registry()).live).toMatchObject({ builds: { 'mf-social': 'needs1' }, canary: null });
  });
});
