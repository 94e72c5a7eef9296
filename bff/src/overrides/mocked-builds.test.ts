import { readdir, rm } from 'node:fs/promises';
import { canaryContract } from '@wishbow/contracts/canary-contract';
import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { owners } from '@wishbow/contracts/routes';
import { createClient } from '@wishbow/http/client';
import { listAudit } from '@wishbow/service/audit/list-audit';
import { connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { aBuild, aCheckout } from '../testing/a-build.ts';
import { runningRegistry } from '../testing/running-registry.ts';
import { toldLink } from './told-link.ts';

const WORKER = { 'mockServiceWorker.js': 'as it is', 'mockServiceWorker.js.gz': 'compressed' };
type Site = Awaited<ReturnType<typeof runningRegistry>>;
let database: TestDatabase;
let root: string;
let local: Site;
let production: Site;
beforeAll(async () => {
  [database, root] = await Promise.all([startTestDatabase(), aCheckout()]);
  local = await runningRegistry({ mongodbUrl: database.url, root });
  production = await runningRegistry({ mongodbUrl: database.url, root, environment: 'production' });
  for (const name of owners)
    await local.upload(name, 'mocks-1', { ...aBuild(name, 'mocks-1'), ...(name === 'shell' && WORKER) });
});
afterAll(async () => {
  await Promise.all([local.stop(), production.stop()]);
  await database.stop();
  await rm(root, { recursive: true });
});

const MOCKS = Object.fromEntries(owners.map((name) => [name, 'mocks-1']));
const codeOf = ({ status, body }: { status: number; body: object }) => [status, 'code' in body ? body.code : undefined];
const makeLink = ({ call }: Site, choice: object) =>
  call(overridesContract.createDeployersOverride, { body: { builds: MOCKS, minutes: 480, ...choice } });
/** What a browser gets at the link of somebody who deploys. */
async function open(site: Site, minutes: number, headers: Record<string, string> = {}) {
  const { body } = await makeLink(site, { minutes, mock: ['rich', 'error:getOrders=503', 'clock=2026-12-24'] });
  const { pathname, search } = new URL('link' in body ? body.link : 'none:');
  return fetch(site.url + pathname + search, { redirect: 'manual', headers });
}

test('a build with mocks is kept and can neither be made live nor be tried on anybody', async () => {
  const { revision } = (await local.registry()).live;
  const act = { name: 'mf-wishlists', build_id: 'mocks-1', by: 'Ines', reason: 'By mistake', revision } as const;
  expect(codeOf(await local.promote('mf-wishlists', 'mocks-1', revision))).toEqual([409, 'mocked_build']);
  expect(codeOf(await local.call(canaryContract.tryBuild, { body: { ...act, percent: 5 } }))).toEqual([
    409,
    'mocked_build',
  ]);
  expect((await local.registry()).live).toEqual({
    revision,
    builds: { shell: 's1', 'mf-wishlists': 'w1' },
    canary: null,
  });
});

test('admins are not offered it', async () => {
  const admin = createClient({ baseUrl: local.url, headers: () => local.asAdmin });
  const { parts } = (await admin(deployedPartsContract.listDeployedParts, {})).body;
  expect(parts.flatMap(({ builds }) => builds.map(({ build_id: id }) => id)).toSorted()).toEqual(['s1', 'w1']);
});

test.each([
  ['the worker', { 'mockServiceWorker.js': '' }],
  [
    'mocks that a part exposes',
    { 'build.json': (aBuild('mf-social', 'x1')['build.json'] ?? '').replace('lifecycles', 'mocks') },
  ],
])('nobody gets %s past the gate under the name of another build', async (_what, files) => {
  const hidden = { ...aBuild('mf-social', 'x1'), ...files };
  expect(codeOf(await local.upload('mf-social', 'x1', hidden))).toEqual([422, 'unusable_build']);
});

test('a link shows the whole site on mocks, with its scenarios, and with nobody of the real site at the page', async () => {
  const opened = await open(local, 480);
  const cookie = `${opened.headers.get('set-cookie')?.split(';')[0]}; ${local.asMaya.cookie}`;
  const page = await fetch(`${local.url}/theo_who_is_only_mocked`, { headers: { cookie } });
  const html = await page.text();
  expect([opened.status, page.status]).toEqual([302, 200]);
  for (const name of owners) expect(html).toContain(`"${name}":"mocks-1"`);
  expect(html).toContain('/_mf/mf-social/mocks-1/remoteEntry.js');
  expect(html).toContain('"mock":["rich","error:getOrders=503","clock=2026-12-24"]');
  expect(html).toContain('id="wishbow-session">{"user":null}');
});

test('browsers, which take it compressed, let its worker answer for the whole site', async () => {
  const servedTo = async (encodings: string) => {
    const address = `${local.url}/assets/mocks-1/mockServiceWorker.js`;
    const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': encodings } });
    return [headers.get('content-encoding'), headers.get('service-worker-allowed')];
  };
  expect([await servedTo('gzip, br'), await servedTo('identity')]).toEqual([
    ['gzip', '/'],
    [null, '/'],
  ]);
});

test.each([
  ['with a part that is not mocked', { builds: { ...MOCKS, 'mf-social': 's1' } }],
  ['without the shell', { builds: { 'mf-wishlists': 'mocks-1' } }],
  ['beside a developer’s machine', { developer: { part: 'mf-social', address: 'http://localhost:4001' } }],
])('a link to mocks %s is not made: they only work together', async (_what, choice) => {
  expect(codeOf(await makeLink(local, choice))).toEqual([422, 'mocks_apart']);
});

test('where people are served a link to mocks opens for admins alone, however short it lasts', async () => {
  for (const minutes of [480, 10]) {
    expect((await open(production, minutes)).status).toBe(404);
    expect((await open(production, minutes, production.asMaya)).status).toBe(404);
    expect((await open(production, minutes, production.asAdmin)).status).toBe(302);
  }
});

test('a link that an admin makes stands in their log with what it shows and until when, one of a deployment does not', async () => {
  const admin = createClient({ baseUrl: local.url, headers: () => ({ ...local.asAdmin, 'x-wishbow-csrf': '1' }) });
  const choice = { builds: { 'mf-wishlists': 'w1' }, flags: ['ownership-outline'], minutes: 60 } as const;
  const made = await admin(overridesContract.createOverrideLink, { body: { ...choice, flags: [...choice.flags] } });
  await makeLink(local, {});
  const connection = await connectMongo(database.url, 'registry');
  const { records } = await listAudit(connection, { action: 'link_made' });
  const until = 'expires_at' in made.body ? made.body.expires_at.slice(0, 16).replace('T', ' ') : '';
  expect(records.map(({ admin_id: by, text, reason }) => [by, text, reason])).toEqual([
    ['c'.repeat(24), `Link to mf-wishlists w1, flag ownership-outline, until ${until} UTC`, ''],
  ]);
  await connection.close();
});

test.each([
  [{ builds: {}, flags: [], mock: [] }, 'Link to what is live, until 2026-11-28 20:15 UTC'],
  [
    { builds: { shell: 'mocks-1' }, flags: [], mock: ['rich', 'slow'] },
    'Link to shell mocks-1, mocks rich, slow, until 2026-11-28 20:15 UTC',
  ],
  [
    { builds: {}, developer: { part: 'mf-social' as const, address: 'http://localhost:4001' }, flags: [], mock: [] },
    'Link to mf-social from http://localhost:4001, until 2026-11-28 20:15 UTC',
  ],
])('the log says of a link what it shows: %j', (choice, words) => {
  expect(toldLink(choice, '2026-11-28T20:15:09.000Z')).toBe(words);
});

test('three of a part are kept beside what a link shows that is not over, and they push no other build out', async () => {
  for (const buildId of ['mocks-2', 'mocks-3', 'mocks-4', 'mocks-5']) await local.upload('mf-wishlists', buildId);
  expect((await readdir(`${root}/builds/mf-wishlists`)).toSorted()).toEqual([
    'mocks-1',
    'mocks-3',
    'mocks-4',
    'mocks-5',
    'w1',
  ]);
});
