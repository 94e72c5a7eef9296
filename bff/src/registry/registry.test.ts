import { mkdir, readdir, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { createClient } from '@wishbow/http/client';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { aBuild, aCheckout } from '../testing/a-build.ts';
import { DEPLOY_TOKEN } from '../testing/running-bff.ts';
import { encoded, runningRegistry } from '../testing/running-registry.ts';

type Registry = Awaited<ReturnType<typeof runningRegistry>>;
let database: TestDatabase;
let root: string;
let bff: Registry;
beforeAll(async () => {
  [database, root] = await Promise.all([startTestDatabase(), aCheckout()]);
  bff = await runningRegistry({ mongodbUrl: database.url, root });
});
afterAll(async () => {
  await bff.stop();
  await database.stop();
  await rm(root, { recursive: true });
});

const revision = async () => (await bff.registry()).live.revision;
const codeOf = ({ status, body }: { status: number; body: object }) => [status, 'code' in body ? body.code : undefined];

test('whoever only starts the site gets what its checkout was built to', async () => {
  const { live, deployments } = await bff.registry();
  expect(live).toEqual({ revision: 1, builds: { shell: 's1', 'mf-wishlists': 'w1' }, canary: null });
  expect(deployments.map(({ name, to, by }) => [name, to, by.name])).toContainEqual([
    'mf-wishlists',
    'w1',
    'npm start',
  ]);
  expect(await bff.servedBuild()).toBe('w1');
});

test('a build that was uploaded can be loaded at once and is live when it is promoted, at the next page', async () => {
  expect((await bff.upload('mf-wishlists', 'w2')).status).toBe(201);
  const entry = await fetch(`${bff.url}/_mf/mf-wishlists/w2/remoteEntry.js`);
  expect([await entry.text(), entry.headers.get('cache-control')]).toEqual([
    '/* w2 */',
    'public, max-age=31536000, immutable',
  ]);
  expect(await bff.servedBuild()).toBe('w1');
  expect((await bff.promote('mf-wishlists', 'w2', await revision())).status).toBe(200);
  expect(await bff.servedBuild()).toBe('w2');
});

test('a build never changes: the same again is fine, other bytes under its name are refused', async () => {
  expect((await bff.upload('mf-wishlists', 'w2')).status).toBe(200);
  const other = aBuild('mf-wishlists', 'w2', { says: 'something else' });
  expect(codeOf(await bff.upload('mf-wishlists', 'w2', other))).toEqual([409, 'other_build']);
  expect(await (await fetch(`${bff.url}/_mf/mf-wishlists/w2/remoteEntry.js`)).text()).toBe('/* w2 */');
});

test('of two who deploy at the same time one is told that the other was faster', async () => {
  await Promise.all([bff.upload('mf-wishlists', 'race1'), bff.upload('mf-wishlists', 'race2')]);
  const seen = await revision();
  const answers = await Promise.all([
    bff.promote('mf-wishlists', 'race1', seen),
    bff.promote('mf-wishlists', 'race2', seen),
  ]);
  expect(answers.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'live_set_moved'],
  ]);
  expect(await revision()).toBe(seen + 1);
});

test('a rollback leads to what was live before, one step for each, and a repeated call goes no further', async () => {
  for (const buildId of ['b1', 'b2']) {
    await bff.upload('mf-wishlists', buildId);
    await bff.promote('mf-wishlists', buildId, await revision());
  }
  expect((await bff.rollBack('mf-wishlists', 'b2')).status).toBe(200);
  expect(await bff.servedBuild()).toBe('b1');
  expect(codeOf(await bff.rollBack('mf-wishlists', 'b2'))).toEqual([409, 'not_live']);
  await bff.rollBack('mf-wishlists', 'b1');
  expect(await bff.servedBuild()).toMatch(/^race[12]$/);
  const [last] = (await bff.registry()).deployments;
  expect(last).toMatchObject({ kind: 'rollback', from: 'b1', by: { kind: 'token', name: 'Ines' }, outcome: 'done' });
});

test.each([
  ['whose report is of another build', { ...aBuild('mf-wishlists', 'y1') }, 422],
  ['that names a file it does not have', without('lifecycles.js', aBuild('mf-wishlists', 'x1')), 422],
  ['without a contract', without('contract.json', aBuild('mf-wishlists', 'x1')), 422],
  ['without a report', without('build.json', aBuild('mf-wishlists', 'x1')), 422],
  ['with a path that leads out of its folder', { ...aBuild('mf-wishlists', 'x1'), '../x2/remoteEntry.js': '' }, 422],
  ['with a file that is a folder, too', { ...aBuild('mf-wishlists', 'x1'), 'lifecycles.js/own.js': '' }, 422],
  ['with a hidden file', { ...aBuild('mf-wishlists', 'x1'), '.npmrc.json': '' }, 422],
  ['with a program in it', { ...aBuild('mf-wishlists', 'x1'), 'install.sh': 'rm' }, 422],
  ['that is larger than any build', { ...aBuild('mf-wishlists', 'x1'), 'a.txt': 'a'.repeat(19_000_000) }, 413],
])('nothing is kept of a build %s', async (_what, files, status) => {
  const answer = await bff.upload('mf-wishlists', 'x1', files).catch(({ status: refused }) => ({ status: refused }));
  expect(answer.status).toBe(status);
  expect(await readdir(path.join(root, 'builds/mf-wishlists'))).not.toContain('x1');
});

test('a build may come compressed, and what swells beyond any build is refused', async () => {
  const send = (body: object) =>
    fetch(`${bff.url}/api/deployments/builds`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${DEPLOY_TOKEN}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      body: gzipSync(JSON.stringify(body)),
    });
  const files = encoded(aBuild('mf-wishlists', 'small1'));
  const build = { name: 'mf-wishlists', build_id: 'small1', by: 'Ines' };
  expect((await send({ ...build, files })).status).toBe(201);
  expect((await fetch(`${bff.url}/_mf/mf-wishlists/small1/remoteEntry.js`)).status).toBe(200);
  const swollen = [...files, ...encoded({ 'a.txt': 'a'.repeat(19_000_000) })];
  expect((await send({ ...build, build_id: 'small2', files: swollen })).status).toBe(413);
});

test('nobody deploys without the token, not even an admin who is signed in', async () => {
  const anybody = createClient({ baseUrl: bff.url, headers: () => bff.asAdmin });
  await expect(anybody(deploymentsContract.getRegistry, {})).rejects.toThrow('401 unauthenticated');
  const guess = createClient({ baseUrl: bff.url, headers: () => ({ authorization: 'Bearer a-guess' }) });
  await expect(guess(deploymentsContract.getRegistry, {})).rejects.toThrow('401 unauthenticated');
});

test('what did not change is not sent again', async () => {
  const first = await fetch(`${bff.url}/registry`);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await fetch(`${bff.url}/registry`, { headers, cache: 'no-cache' });
  expect([first.status, again.status]).toEqual([200, 304]);
});

test('a page that is open hears of a deployment', async () => {
  await bff.upload('mf-wishlists', 'told1');
  const seen = await revision();
  const stream = await fetch(`${bff.url}/api/events`, { headers: bff.asMaya });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await bff.promote('mf-wishlists', 'told1', seen);
  expect((await reader?.read())?.value).toBe(`data: {"topic":"site","id":"${seen + 1}"}\n\n`);
  await reader?.cancel();
});

test('another process serves what was deployed through this one, also where the wake-up call is lost', async () => {
  const other = await runningRegistry({ mongodbUrl: database.url, root, ephemeral: memoryEphemeral() });
  await bff.upload('mf-wishlists', 'two1');
  await bff.promote('mf-wishlists', 'two1', await revision());
  await expect(eventually(other.servedBuild, 'two1')).resolves.toBe('two1');
  await other.stop();
});

test('of what was only uploaded the last ten are kept, and the live one however old it is', async () => {
  const live = await bff.servedBuild();
  for (let count = 0; count < 11; count += 1) await bff.upload('mf-wishlists', `many${count}`);
  const kept = (await bff.registry()).builds
    .filter(({ name }) => name === 'mf-wishlists')
    .map(({ build_id: id }) => id);
  expect(kept.filter((id) => id.startsWith('many'))).toHaveLength(10);
  expect(kept).toContain(live);
  expect(kept).not.toContain('many0');
  expect((await readdir(path.join(root, 'builds/mf-wishlists'))).toSorted()).toEqual(kept.toSorted());
  expect(await bff.servedBuild()).toBe(live);
});

test('what was live is kept however many were uploaded since it came and since it went: tabs have it open, and a rollback leads to it', async () => {
  const before = await bff.servedBuild();
  for (let count = 0; count < 11; count += 1) await bff.upload('mf-wishlists', `next${count}`);
  expect((await bff.promote('mf-wishlists', 'next10', await revision())).status).toBe(200);
  for (let count = 0; count < 11; count += 1) await bff.upload('mf-wishlists', `later${count}`);
  expect((await fetch(`${bff.url}/_mf/mf-wishlists/${before}/remoteEntry.js`)).status).toBe(200);
  expect((await bff.rollBack('mf-wishlists', 'next10')).status).toBe(200);
  expect(await bff.servedBuild()).toBe(before);
});

test('files that a process left behind which died while it forgot a build are none of the next one of that name', async () => {
  const folder = path.join(root, 'builds/mf-wishlists/left1');
  await mkdir(folder);
  await writeFile(path.join(folder, 'remoteEntry.js'), 'of the forgotten one');
  expect((await bff.upload('mf-wishlists', 'left1')).status).toBe(201);
  expect(await (await fetch(`${bff.url}/_mf/mf-wishlists/left1/remoteEntry.js`)).text()).toBe('/* left1 */');
});

test('a promotion that is done is answered so, also where old builds cannot be taken away', async () => {
  await bff.upload('mf-wishlists', 'full1');
  const unreadable = path.join(root, 'builds/.drafts/loop');
  await symlink('loop', unreadable);
  const answer = await bff.promote('mf-wishlists', 'full1', await revision());
  await unlink(unreadable);
  expect(answer.status).toBe(200);
  expect(await bff.servedBuild()).toBe('full1');
});

test('nothing is rolled back to a build whose files are gone', async () => {
  await bff.upload('mf-wishlists', 'here1');
  await bff.promote('mf-wishlists', 'here1', await revision());
  await bff.upload('mf-wishlists', 'here2');
  await bff.promote('mf-wishlists', 'here2', await revision());
  await rm(path.join(root, 'builds/mf-wishlists/here1'), { recursive: true });
  expect(codeOf(await bff.rollBack('mf-wishlists', 'here2'))).toEqual([404, 'no_such_build']);
  expect(await bff.servedBuild()).toBe('here2');
});

test('a build that would break another one is refused with what would break, and that stands in the history', async () => {
  const modals = { 'wishlists.wish': { props: 'h', result: 'h' } };
  const schemas = { h: { type: 'object' as const } };
  const ofWishlists = aBuild('mf-wishlists', 'm1', {
    contract: { exposes: ['./lifecycles', './modals'], modals, schemas },
  });
  const ofSocial = aBuild('mf-social', 'm1', { contract: { opens: modals, schemas } });
  for (const [name, files] of [
    ['mf-wishlists', ofWishlists],
    ['mf-social', ofSocial],
  ] as const) {
    await bff.upload(name, 'm1', files);
    expect((await bff.promote(name, 'm1', await revision())).status).toBe(200);
  }
  await bff.upload('mf-wishlists', 'm2');
  const answer = await bff.promote('mf-wishlists', 'm2', await revision());
  expect(codeOf(answer)).toEqual([409, 'breaks_others']);
  expect('breakages' in answer.body && answer.body.breakages).toMatchObject([
    { kind: 'modal', what: 'wishlists.wish', hurts: ['mf-social'] },
  ]);
  expect(await bff.servedBuild()).toBe('m1');
  const [last] = (await bff.registry()).deployments;
  expect(last).toMatchObject({ to: 'm2', outcome: 'refused', breakages: [{ what: 'wishlists.wish' }] });
  expect((await bff.registry()).builds.find(({ build_id: id }) => id === 'm2')?.refusal).toMatchObject({
    by: 'gate',
    why: expect.stringContaining('wishlists.wish, needed by mf-social.'),
  });
});

function without(file: string, { [file]: _, ...files }: Record<string, string>): Record<string, string> {
  return files;
}

/** Asks until it is so; the test's own deadline ends it. */
async function eventually(ask: () => Promise<unknown>, expected: unknown): Promise<unknown> {
  for (;;) {
    const answer = await ask();
    if (answer === expected) return answer;
  }
}
