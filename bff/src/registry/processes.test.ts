import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRedisServer } from '@wishbow/cache/redis-server';
import { startRedisServer } from '@wishbow/cache/testing/started-redis';
import { canaryContract } from '@wishbow/contracts/canary-contract';
import { SESSION_COOKIE } from '@wishbow/contracts/session-cookie';
import { RequestFailed } from '@wishbow/http/client';
import { listAudit } from '@wishbow/service/audit/list-audit';
import type { Running } from '@wishbow/service/listen';
import { type Connection, connectMongo } from '@wishbow/service/mongo/connection';
import { aBuild, aCheckout } from '../testing/a-build.ts';
import { DIES } from '../testing/dying-words.ts';
import { bffProcess, databaseProcess, type OwnProcess } from '../testing/own-process.ts';
import { MAYAS_TOKEN, playedAccounts } from '../testing/running-bff.ts';

/** Database, Redis and two BFFs, each a process, on a machine that may be busy. */
jest.setTimeout(60_000);

const NAME = 'mf-wishlists';
const program = findRedisServer();
/** Some machines have no Redis: each process counts for itself there. */
const withRedis = program ? test : test.skip;

let root: string;
let accounts: Running;
let redis: Awaited<ReturnType<typeof startRedisServer>> | undefined;
let database: OwnProcess;
let one: Awaited<ReturnType<typeof bffProcess>>;
let other: Awaited<ReturnType<typeof bffProcess>>;
let connection: Connection;
const begin = (dies: boolean) =>
  bffProcess({ mongodbUrl: database.url, redisUrl: redis?.url, accountsUrl: accounts.url, root, dies });

beforeAll(async () => {
  root = await aCheckout('w1', await mkdtemp(path.join(tmpdir(), 'wishbow-processes-')));
  [accounts, redis, database] = await Promise.all([
    playedAccounts(),
    program === undefined ? undefined : startRedisServer(program),
    databaseProcess(path.join(root, 'database'), { dies: false }),
  ]);
  [one, other] = await Promise.all([begin(true), begin(true)]);
  connection = await connectMongo(database.url, 'registry');
});
afterAll(async () => {
  await connection.close();
  await Promise.all([one.stop(), other.stop()]);
  await Promise.all([accounts.stop(), redis?.stop(), database.stop()]);
  await rm(root, { recursive: true });
});

const revision = async () => (await one.registry()).live.revision;
/** Asks until it is so; the test's own deadline ends it. */
async function until<T>(isSo: (answer: T) => boolean, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
  }
}
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wishbow-csrf': '1' },
    body: JSON.stringify(body),
  });

/** What is live is what was written down last, and nobody's deployment stands in one of the two books alone. */
async function expectWhole() {
  const { live, deployments } = await one.registry();
  const [last] = deployments.filter(({ name, outcome }) => name === NAME && outcome === 'done');
  expect([live.builds[NAME], live.revision]).toEqual([last?.to, last?.revision]);
  const { records } = await listAudit(connection, {});
  const done = deployments.filter(({ kind, outcome }) => kind !== 'start' && outcome === 'done');
  expect(records.map(({ id }) => id)).toEqual(done.map(({ id }) => id));
  expect(await until((build) => build === last?.to, one.servedBuild)).toBe(last?.to);
}

withRedis('what is deployed at one is served by the other, and a page that is open there is told', async () => {
  const cookie = `${SESSION_COOKIE}=${MAYAS_TOKEN}`;
  const stream = await fetch(`${other.url}/api/events`, { headers: { cookie } });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('retry: 3000\n\n');
  expect((await one.upload(NAME, 'w2')).status).toBe(201);
  expect((await one.promote(NAME, 'w2', 1)).status).toBe(200);
  expect(await until((build) => build === 'w2', other.servedBuild)).toBe('w2');
  expect((await fetch(`${other.url}/_mf/${NAME}/w2/remoteEntry.js`)).status).toBe(200);
  expect((await reader?.read())?.value).toBe('data: {"topic":"site","id":"2"}\n\n');
  await reader?.cancel();
});

withRedis(
  'a canary is taken back for what people have met at both of them, where neither has seen enough of it',
  async () => {
    await one.upload(NAME, 'w3');
    const act = { name: NAME, build_id: 'w3', by: 'Ines', reason: 'To see' } as const;
    const budget = { min_views: 10, error_percent: 1, slower_percent: 25 };
    const body = { ...act, percent: 50, budget, revision: await revision() };
    expect((await one.call(canaryContract.tryBuild, { body })).status).toBe(200);
    const views = ['w2', 'w3'].flatMap((build) => Array.from({ length: 6 }, () => ({ part: NAME, build })));
    const failure = { owner: NAME, kind: 'render', message: 'No', page: '/', build: 'w3' };
    for (const { url } of [one, other]) {
      await post(`${url}/api/clientErrors`, failure);
      await post(`${url}/api/clientErrors`, failure);
      await post(`${url}/api/pageHealth`, { views, vitals: [] });
    }
    await until(({ live }) => live.canary === null, other.registry);
    const [end] = (await other.registry()).deployments;
    expect([end?.kind, end?.reason]).toEqual([
      'canary_end',
      'errors in 33.3 % of 12 views, 0.0 % of 12 with the live build',
    ]);
  },
);

test('of a build whose BFF dies while it is uploaded nothing is served, and whoever sends it again finds it whole', async () => {
  const seen = await revision();
  const files = { ...aBuild(NAME, 'killed1'), 'page.js': DIES.inUpload };
  await expect(one.upload(NAME, 'killed1', files)).rejects.toThrow(RequestFailed);
  expect(await one.ended).toBe('SIGKILL');
  const entry = `/_mf/${NAME}/killed1/remoteEntry.js`;
  expect((await fetch(other.url + entry)).status).toBe(404);
  expect((await other.promote(NAME, 'killed1', seen)).status).toBe(404);

  const drafts = path.join(root, 'builds/.drafts');
  const [left = ''] = await readdir(drafts);
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(path.join(drafts, left), twoHoursAgo, twoHoursAgo);
  await mkdir(path.join(drafts, 'of-somebody-who-is-at-it'));
  one = await begin(false);
  expect(await readdir(drafts)).toEqual(['of-somebody-who-is-at-it']);
  await expectWhole();
  expect((await one.upload(NAME, 'killed1', files)).status).toBe(200);
  expect(await (await fetch(other.url + entry)).text()).toBe('/* killed1 */');
});

test.each([
  ['before it has kept it', DIES.uncommitted],
  ['once it has kept it, without an answer', DIES.unanswered],
])('a deployment is made or not, never half, where the database dies %s', async (_when, words) => {
  const { port } = new URL(database.url);
  const folder = path.join(root, 'database');
  await database.stop();
  database = await databaseProcess(folder, { port, dies: true });
  const buildId = `killed${words.length}`;
  await one.upload(NAME, buildId);
  const asked = one.promote(NAME, buildId, await revision(), words).catch((error: unknown) => error);
  expect(await database.ended).toBe('SIGKILL');
  database = await databaseProcess(folder, { port, dies: false });
  await asked;
  await expectWhole();
  expect((await one.promote(NAME, buildId, await revision())).status).toBe(200);
  await expectWhole();
});

test('a deployment whose BFF dies before it is done is none, and the next one is', async () => {
  await one.upload(NAME, 'killed2');
  const { live } = await one.registry();
  await expect(other.promote(NAME, 'killed2', live.revision, DIES.beforeCommit)).rejects.toThrow(RequestFailed);
  expect(await other.ended).toBe('SIGKILL');
  expect((await one.registry()).live).toEqual(live);
  await expectWhole();
  // A database ends by itself what nobody goes on with: MongoDB and ours after a minute.
  await connection.getClient().db('admin').command({ killAllSessions: [] });
  expect((await one.promote(NAME, 'killed2', live.revision)).status).toBe(200);
  await expectWhole();
});
