import { rm } from 'node:fs/promises';
import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { type Call, createClient } from '@wishbow/http/client';
import { listAudit } from '@wishbow/service/audit/list-audit';
import { connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { aCheckout } from '../testing/a-build.ts';
import { runningRegistry } from '../testing/running-registry.ts';

const { listDeployedParts, listDeployments, promotePart, takePartBack } = deployedPartsContract;
const params = { name: 'mf-wishlists' } as const;

let database: TestDatabase;
let root: string;
let bff: Awaited<ReturnType<typeof runningRegistry>>;
let admin: Call;
let maya: Call;
beforeAll(async () => {
  [database, root] = await Promise.all([startTestDatabase(), aCheckout()]);
  bff = await runningRegistry({ mongodbUrl: database.url, root });
  const as = (session: Record<string, string>) =>
    createClient({ baseUrl: bff.url, headers: () => ({ ...session, 'x-wishbow-csrf': '1' }) });
  admin = as(bff.asAdmin);
  maya = as(bff.asMaya);
  await bff.upload('mf-wishlists', 'w2');
});
afterAll(async () => {
  await bff.stop();
  await database.stop();
  await rm(root, { recursive: true });
});

const wishlists = async () => {
  const { body } = await admin(listDeployedParts, {});
  return { revision: body.revision, ...body.parts.find(({ name }) => name === 'mf-wishlists') };
};

test('an admin makes a build live and takes it back, and both are in the log with their reasons', async () => {
  const { revision } = await wishlists();
  const promoted = await admin(promotePart, { params, body: { build_id: 'w2', revision, reason: 'New tags' } });
  expect(promoted.status).toBe(200);
  expect(await wishlists()).toMatchObject({ buildId: 'w2', rollback_to: 'w1', deployment: { reason: 'New tags' } });

  expect((await admin(takePartBack, { params, body: { from: 'w2', reason: 'Tags are gone' } })).status).toBe(200);
  expect(await wishlists()).toMatchObject({ buildId: 'w1', rollback_to: null, deployment: { kind: 'rollback' } });

  const connection = await connectMongo(database.url, 'registry');
  const { records } = await listAudit(connection, { subject_kind: 'part' });
  expect(records.map(({ action, text, reason }) => [action, text, reason])).toEqual([
    ['part_rolled_back', 'mf-wishlists rolled back from build w2 to w1', 'Tags are gone'],
    ['part_promoted', 'mf-wishlists changed from build w1 to w2', 'New tags'],
  ]);
  await connection.close();
});

test('what is done with the deploy token stands in the log as well, by what its holder calls themselves', async () => {
  await bff.promote('mf-wishlists', 'w2', (await wishlists()).revision);
  await bff.rollBack('mf-wishlists', 'w2');
  const connection = await connectMongo(database.url, 'registry');
  const { records } = await listAudit(connection, { subject_kind: 'part' });
  expect(records.slice(0, 2).map(({ action, deployer, admin_id: adminId }) => [action, deployer, adminId])).toEqual([
    ['part_rolled_back', 'Ines', null],
    ['part_promoted', 'Ines', null],
  ]);
  await connection.close();
});

test('what has moved meanwhile, is not there or has nothing before it is refused and changes nothing', async () => {
  const before = await wishlists();
  const act = { revision: before.revision, reason: 'Try' };
  const refusals = [
    await admin(promotePart, { params, body: { ...act, build_id: 'w2', revision: before.revision - 1 } }),
    await admin(promotePart, { params, body: { ...act, build_id: 'w9' } }),
    await admin(takePartBack, { params, body: { from: 'w1', reason: 'Try' } }),
  ];
  expect(refusals.map(({ body }) => 'code' in body && body.code)).toEqual([
    'live_set_moved',
    'no_such_build',
    'nothing_before',
  ]);
  expect(await wishlists()).toEqual(before);
});

test('what was done is listed, the last first', async () => {
  const { body } = await admin(listDeployments, { query: { name: 'mf-wishlists' } });
  expect(body.deployments.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['rollback', 'w2', 'w1'],
    ['promote', 'w1', 'w2'],
    ['rollback', 'w2', 'w1'],
    ['promote', 'w1', 'w2'],
    ['start', null, 'w1'],
  ]);
});

test('other people neither see nor change what is deployed', async () => {
  await expect(maya(listDeployedParts, {})).rejects.toThrow('403 forbidden');
  await expect(maya(takePartBack, { params, body: { from: 'w1', reason: 'Fun' } })).rejects.toThrow('403 forbidden');
});

test('the way back stays, however many builds are uploaded beside it', async () => {
  const { revision } = await wishlists();
  await admin(promotePart, { params, body: { build_id: 'w2', revision, reason: 'New tags' } });
  expect(await wishlists()).toMatchObject({ buildId: 'w2', rollback_to: 'w1' });
  for (let count = 0; count < 11; count += 1) await bff.upload('mf-wishlists', `many${count}`);
  expect(await wishlists()).toMatchObject({ buildId: 'w2', rollback_to: 'w1' });
});
