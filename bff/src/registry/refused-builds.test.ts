import { readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { canaryContract } from '@wishbow/contracts/canary-contract';
import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import { gateContract } from '@wishbow/contracts/gate-contract';
import { bffContract, contractCall, schemaShelf } from '@wishbow/http/build-contracts';
import { createClient } from '@wishbow/http/client';
import { connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { aBuild, aCheckout } from '../testing/a-build.ts';
import { runningRegistry } from '../testing/running-registry.ts';
import { type BuildStore, buildStore } from './build-store.ts';
import { registryDatabase } from './registry-database.ts';
import { registryReader } from './registry-reader.ts';

let database: TestDatabase;
let root: string;
let bff: Awaited<ReturnType<typeof runningRegistry>>;
beforeAll(async () => {
  [database, root] = await Promise.all([startTestDatabase(), aCheckout()]);
  bff = await runningRegistry({ mongodbUrl: database.url, root });
  await bff.upload('mf-wishlists', 'w2');
});
afterAll(async () => {
  await bff.stop();
  await database.stop();
  await rm(root, { recursive: true });
});

const NAME = 'mf-wishlists';
const revision = async () => (await bff.registry()).live.revision;
const codeOf = ({ status, body }: { status: number; body: object }) => [status, 'code' in body ? body.code : undefined];
const check = (buildId: string, fault: string | null) =>
  bff.call(deploymentsContract.recordSmokeRun, { body: { name: NAME, build_id: buildId, fault } });
const refusalOf = async (buildId: string) =>
  (await bff.registry()).builds.find((build) => build.name === NAME && build.build_id === buildId)?.refusal;

test('what a check in Chromium has found stays with the build, and neither deployers nor admins make it live without saying so', async () => {
  expect((await check('w2', 'profile: Nothing is shown.')).status).toBe(200);
  expect(await refusalOf('w2')).toMatchObject({ by: 'smoke', why: 'profile: Nothing is shown.' });
  const seen = await revision();
  expect(codeOf(await bff.promote(NAME, 'w2', seen))).toEqual([409, 'failed_check']);
  const act = { name: NAME, build_id: 'w2', by: 'Ines', reason: 'To see', revision: seen } as const;
  expect(codeOf(await bff.call(canaryContract.tryBuild, { body: { ...act, percent: 5 } }))).toEqual([
    409,
    'failed_check',
  ]);
  const admin = createClient({ baseUrl: bff.url, headers: () => ({ ...bff.asAdmin, 'x-wishbow-csrf': '1' }) });
  const call = {
    params: { name: NAME },
    body: { build_id: 'w2', revision: seen, reason: 'Chromium is wrong' },
  } as const;
  expect(codeOf(await admin(deployedPartsContract.promotePart, call))).toEqual([409, 'failed_check']);
  expect(await bff.servedBuild()).toBe('w1');
  const anyway = await admin(deployedPartsContract.promotePart, { ...call, body: { ...call.body, anyway: true } });
  expect(anyway.status).toBe(200);
  expect(await bff.servedBuild()).toBe('w2');
  await bff.rollBack(NAME, 'w2');
});

test('a check that goes well takes back what an earlier one has found', async () => {
  await check('w2', 'profile: Nothing is shown.');
  await check('w2', null);
  expect(await refusalOf('w2')).toBeNull();
  expect((await bff.promote(NAME, 'w2', await revision())).status).toBe(200);
  expect((await check('gone', null)).status).toBe(404);
});

test('a BFF is refused that does not answer what a live part asks, nor one that tabs have open, and stands in the history', async () => {
  const offer = (buildId: string, endpoints: readonly Endpoint[], seen: { readonly is_refused?: true } = {}) => {
    const contract = JSON.stringify({ ...bffContract(endpoints), buildId });
    const body = { kind: 'promote', build_id: buildId, contract, by: 'Ines', reason: 'It is faster', ...seen } as const;
    return bff.call(deploymentsContract.promoteBff, { body });
  };
  const withoutMe = ALL_ENDPOINTS.filter(({ id }) => id !== 'getMe');
  const { schemas, hashOf } = schemaShelf();
  const calls = { getMe: contractCall(profilesContract.getMe, hashOf) };
  await bff.upload(NAME, 'asks1', aBuild(NAME, 'asks1', { contract: { calls, schemas } }));
  expect((await bff.promote(NAME, 'asks1', await revision())).status).toBe(200);

  const accepted = await offer('bff1', ALL_ENDPOINTS);
  expect(accepted).toMatchObject({ status: 200, body: { deployment: { name: 'bff', from: null, to: 'bff1' } } });
  const refused = await offer('bff2', withoutMe);
  expect(codeOf(refused)).toEqual([409, 'breaks_others']);
  const reasons = [`${NAME} calls it, bff does not have it.`];
  expect(refused.body).toMatchObject({ breakages: [{ kind: 'call', what: 'GET /api/me', hurts: [NAME], reasons }] });

  await bff.upload(NAME, 'asks2');
  expect((await bff.promote(NAME, 'asks2', await revision())).status).toBe(200);
  const inTabs = { breakages: [{ what: 'GET /api/me', hurts: [`${NAME} asks1`] }] };
  expect((await offer('bff2', withoutMe)).body).toMatchObject(inTabs);
  const asked = await bff.call(gateContract.checkBuild, { body: { contract: JSON.stringify(bffContract(withoutMe)) } });
  expect(asked.body).toMatchObject(inTabs);

  // A part that this BFF has never heard of follows the one that brings its address.
  const newPart = { page: 'postcards', path: '/postcards', owner: 'mf-postcards' };
  const bringing = { ...bffContract(ALL_ENDPOINTS), directs: [newPart] };
  const allowed = await bff.call(gateContract.checkBuild, { body: { contract: JSON.stringify(bringing) } });
  expect(allowed.status).toBe(200);

  const { bff: live, deployments } = await bff.registry();
  expect(live).toBe('bff1');
  expect(codeOf(await offer('bff3', ALL_ENDPOINTS, { is_refused: true }))).toEqual([409, 'live_set_moved']);
  expect((await bff.registry()).bff).toBe('bff1');
  expect(deployments[0]).toMatchObject({ name: 'bff', from: 'bff1', to: 'bff2', outcome: 'refused', ...inTabs });
  await bff.rollBack(NAME, 'asks2');
  await bff.rollBack(NAME, 'asks1');
});

/** The site is started from the checkout as it is now. */
async function startAnew(store: BuildStore): Promise<void> {
  const opened = registryDatabase(() => connectMongo(database.url, 'registry'));
  const reader = await registryReader({
    database: opened,
    store,
    siteRoot: root,
    buildsFolder: folder(),
    now: () => new Date(),
  });
  await reader.refresh().finally(opened.close);
}
const folder = () => path.join(root, 'builds');

test('of the builds of a checkout the last ten are kept, too, however often the site is started', async () => {
  for (let count = 0; count < 12; count += 1) {
    await aCheckout(`c${count}`, root);
    await startAnew(buildStore(root, folder()));
  }
  const kept = await readdir(path.join(folder(), NAME));
  expect(kept).toHaveLength(10);
  expect(kept).toContain('c11');
});

test('whoever deploys while the site starts loses nothing by it, nor does the start', async () => {
  await bff.upload('mf-social', 'between1');
  await aCheckout('start1', root);
  const store = buildStore(root, folder());
  await startAnew({
    ...store,
    takeOver: async (name, buildId) => {
      await store.takeOver(name, buildId);
      await bff.promote('mf-social', 'between1', await revision());
    },
  });
  const { live, deployments } = await bff.registry();
  expect(live.builds).toEqual({ shell: 's1', [NAME]: 'start1', 'mf-social': 'between1' });
  expect(deployments.slice(0, 2).map(({ kind, to }) => [kind, to])).toEqual([
    ['start', 'start1'],
    ['promote', 'between1'],
  ]);
});

test('a start of the site undoes neither a rollback nor a trial of what its checkout was built to', async () => {
  await bff.upload(NAME, 'tried1');
  const act = { name: NAME, build_id: 'tried1', by: 'Ines', reason: 'To see', percent: 5 } as const;
  await bff.call(canaryContract.tryBuild, { body: { ...act, revision: await revision() } });
  await aCheckout('tried1', root);
  await startAnew(buildStore(root, folder()));
  expect((await bff.registry()).live).toMatchObject({ builds: { [NAME]: 'start1' }, canary: { buildId: 'tried1' } });
  await bff.promote(NAME, 'tried1', await revision());
  await bff.rollBack(NAME, 'tried1');
  await startAnew(buildStore(root, folder()));
  expect((await bff.registry()).live).toMatchObject({ builds: { [NAME]: 'start1' }, canary: null });
  await bff.promote(NAME, 'tried1', await revision());
  await bff.upload(NAME, 'beside1');
  await bff.call(canaryContract.tryBuild, { body: { ...act, build_id: 'beside1', revision: await revision() } });
  await startAnew(buildStore(root, folder()));
  expect((await bff.registry()).live).toMatchObject({ builds: { [NAME]: 'tried1' }, canary: { buildId: 'beside1' } });
  await bff.rollBack(NAME, 'tried1');
});

test('a trial that ends because the site is started with something newer stands in the history', async () => {
  await bff.upload(NAME, 'tried2');
  const act = { name: NAME, build_id: 'tried2', by: 'Ines', reason: 'To see', percent: 5 } as const;
  await bff.call(canaryContract.tryBuild, { body: { ...act, revision: await revision() } });
  await aCheckout('start2', root);
  await startAnew(buildStore(root, folder()));
  const { live, deployments } = await bff.registry();
  expect(live).toMatchObject({ builds: { [NAME]: 'start2' }, canary: null });
  expect(deployments.slice(0, 2).map(({ kind, from, to, by }) => [kind, from, to, by.kind])).toEqual([
    ['start', 'start1', 'start2', 'start'],
    ['canary_end', 'tried2', 'start2', 'start'],
  ]);
  await aCheckout('tried2', root);
  await startAnew(buildStore(root, folder()));
  expect((await bff.registry()).live.builds[NAME]).toBe('tried2');
});

test('what cannot be read of the disk is told, and taken neither for nothing built nor for nothing kept', async () => {
  const store = buildStore(root, folder());
  await symlink('loop', path.join(folder(), NAME, 'loop'));
  await expect(store.findFolder(NAME, 'loop')).rejects.toMatchObject({ code: 'ELOOP' });
  await unlink(path.join(folder(), NAME, 'loop'));
  await writeFile(path.join(root, '.build/registry.json'), '{ half');
  await expect(startAnew(store)).rejects.toThrow(/^What the build left in .*registry\.json cannot be read$/);
});

test('a copy of what was live last keeps nobody from starting, whatever has become of it', async () => {
  await aCheckout('again1', root);
  await writeFile(path.join(folder(), 'last-known.json'), '');
  await startAnew(buildStore(root, folder()));
  expect(JSON.parse(await readFile(path.join(folder(), 'last-known.json'), 'utf8'))).toMatchObject({
    live: { builds: { [NAME]: 'again1' } },
  });
});
