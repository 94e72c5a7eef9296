import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import { implement } from '@wishbow/http/implement';
import { readIdentity } from '@wishbow/service/identity/read-identity';
import { listen } from '@wishbow/service/listen';
import { createPeers } from '@wishbow/service/peers';
import { aPerson } from '@wishbow/testing/builders/person';
import express from 'express';
import { findUsername } from '../profiles/find-username.ts';
import { runningBff } from '../testing/running-bff.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const { listPeople } = accountsInternalContract;

type RunningBff = Awaited<ReturnType<typeof runningBff>>;
let bff: RunningBff;
beforeAll(async () => {
  bff = await runningBff();
});
afterAll(() => bff.stop());

test('a page comes with its preloads, its builds and its person, and no script of a person can get out', async () => {
  const html = await (
    await fetch(`${bff.url}/maya`, { headers: { cookie: `${bff.asMaya.cookie}; theme=dark` } })
  ).text();
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain('<link rel="preload" as="style" href="/_mf/mf-wishlists/w1/app.css">');
  expect(html).toContain('<link rel="preload" as="script" href="/_mf/mf-wishlists/w1/page-profile.js">');
  expect(html).toContain('"username":"maya"');
  expect(html).not.toContain('</script><b>');
});

test('whoever is signed in has the files of their home brought along, and a visitor those of what they see there', async () => {
  const preloaded = async (headers: Record<string, string>) =>
    [...(await (await fetch(bff.url, { headers })).text()).matchAll(/as="script" href="[^"]*\/(page-[^"]*)"/g)].map(
      ([, file]) => file,
    );
  expect(await preloaded({ cookie: bff.asMaya.cookie })).toEqual(['page-home.js']);
  expect(await preloaded({})).toEqual(['page-browse.js']);
});

test('a page, which nobody keeps, is sent anew whatever somebody claims to have of it', async () => {
  const headers = { cookie: bff.asMaya.cookie, 'if-none-match': '*', 'cache-control': 'max-age=0' };
  const answer = await fetch(bff.url, { headers });
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  expect(await answer.text()).toContain('"username":"maya"');
});

test('a page knows where it runs, so that what is for developers can stay away', async () => {
  expect(await (await fetch(bff.url)).text()).toContain(
    '<script type="application/json" id="wishbow-environment">"local"</script>',
  );
});

test('the log-in page brings along which ways to log in there are, and no other page does', async () => {
  const textOf = async (path: string) => (await fetch(bff.url + path)).text();
  expect(await textOf('/login')).toContain(
    '<script type="application/json" id="wishbow-app-env">{"environment":"local"',
  );
  expect(await textOf('/')).not.toContain('wishbow-app-env');
});

test('a page asks ahead what every part asks for its first view, and one that asks nothing fetches no script for that', async () => {
  const textOf = async (path: string) => (await fetch(bff.url + path)).text();
  const profile = await textOf('/maya');
  expect(profile).toContain('<script async src="/assets/shell1/early-calls.js"></script>');
  for (const call of ['listViewedWishlists', 'getViewedUser'])
    expect(profile).toContain(String.raw`"url":"/api/${call}","body":"{\"username\":\"maya\"}"`);
  for (const address of ['/', '/cart', '/nobody_here', '/item'])
    expect(await textOf(address)).not.toContain('wishbow-early-calls');
});

test('what a page asks first is filled from its address, and no text of it can be more than a text', async () => {
  const html = await (await fetch(`${bff.url}/item?id=${encodeURIComponent('4"}</script>{id}')}`)).text();
  expect(html).toContain(String.raw`"body":"{\"wish\":{\"id\":\"4\\\"}\u003c/script>{id}\"}}"`);
});

test('whoever is not let into a page is shown no screen of it on the way to the login', async () => {
  const textOf = async (headers: Record<string, string>) => (await fetch(`${bff.url}/gifts`, { headers })).text();
  expect(await textOf({})).not.toContain('id="first-screen');
  expect(await textOf({ cookie: bff.asMaya.cookie })).toContain('id="first-screen"><h1>Gifts</h1>');
});

test('a question mark within what is looked for is part of it', async () => {
  expect(await (await fetch(`${bff.url}/item?id=4?5`)).text()).toContain(String.raw`{\"id\":\"4?5\"}`);
});

test('a page brings along the slots that it is not whole without, with their files', async () => {
  const html = await (await fetch(`${bff.url}/maya`)).text();
  expect(html).toContain('id="wishbow-first-slots">["social.profileHeader"]<');
  for (const file of ['entry.js', 'slots.js', 'head.js'])
    expect(html).toContain(`<link rel="preload" as="script" href="/_mf/mf-social/s1/${file}">`);
  expect(html).toContain('<link rel="preload" as="style" href="/_mf/mf-social/s1/head.css">');
});

test('a visitor of the front page sees its first screen before any script, with the pictures of the shell that is served', async () => {
  const html = await (await fetch(bff.url)).text();
  expect(html).toContain('id="first-screen"><h1>Wish</h1><img src="/assets/shell1/files/llama.webp"></div></main>');
  const atHome = await (await fetch(bff.url, { headers: { cookie: bff.asMaya.cookie } })).text();
  expect(atHome).not.toContain('first-screen"');
});

test.each([
  ['/no/such/page', 404],
  ['/live-feed', 404],
  ['/homepage_unused', 302],
  ['/', 200],
  ['/MAYA', 200],
  ['/nobody_here', 404],
  ['/no.name', 404],
  ['/%E0%A4%A', 404],
])('%s answers %i', async (path, status) => {
  const answer = await fetch(bff.url + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect((await answer.text()).includes('id="wishbow-status">404<')).toBe(status === 404);
});

test('whoever is blocked finds nobody at the page either, under no name that person ever had', async () => {
  const other = await runningBff({ block: 'blocked' });
  const statusOf = async (path: string, headers = {}) =>
    (await fetch(other.url + path, { headers, redirect: 'manual' })).status;
  expect(
    await Promise.all(['/maya', '/maya_before'].map((path) => statusOf(path, { cookie: other.asMaya.cookie }))),
  ).toEqual([404, 404]);
  expect(await statusOf('/maya')).toBe(200);
  await other.stop();
});

test('a former username leads to the present one, with what stands behind it', async () => {
  const moved = await fetch(`${bff.url}/Maya_Before?item=7`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/maya?item=7']);
});

test('whoever takes their former username back is not sent to and fro, and whoever is kept out is nobody', async () => {
  const person: PersonRecord = {
    ...aPerson(),
    firstName: 'Maya',
    lastName: 'Okafor',
    username: 'maya_new',
    details: { avatar: null, bio: '', birthday: null, wrapping_paper: 'dots' },
    settings: { private: false, show_birthday: true, show_address: 'requests' },
  };
  let now: Partial<PersonRecord> = {};
  const played = implement(
    { listPeople },
    { listPeople: async () => ({ status: 200, body: { people: [{ ...person, ...now }] } }) },
  );
  const accounts = await listen(express().use(readIdentity('accounts', SECRET)).use(played), 0);
  const peers = createPeers({ self: 'bff', urls: { accounts: accounts.url }, secret: SECRET });
  const find = findUsername(peers, memoryEphemeral().cache);
  expect(await find('maya_old')).toBe('maya_new');
  now = { username: 'maya_old' };
  expect(await find('maya_old')).toBe('maya_old');
  now = { isSuspended: true };
  expect(await find('maya_new')).toBeNull();
  await accounts.stop();
});

test('built files are cached for a year and a missing one is an empty 404', async () => {
  const entry = await fetch(`${bff.url}/_mf/mf-wishlists/w1/entry.js`);
  expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await fetch(`${bff.url}/_mf/mf-wishlists/w1/other.js`);
  expect([missing.status, await missing.text()]).toEqual([404, '']);
  expect((await fetch(`${bff.url}/_mf/mf-wishlists/..%2f..%2f/package.json`)).status).toBe(404);
});

test('scripts come from our own origin alone', async () => {
  const policy = (await fetch(bff.url)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a built file is the same for everybody, whatever token they send', async () => {
  const headers = { authorization: 'Bearer some-other-token-of-the-right-length' };
  expect((await fetch(`${bff.url}/_mf/mf-wishlists/w1/entry.js`, { headers })).status).toBe(200);
  expect((await fetch(`${bff.url}/maya`, { headers })).status).toBe(200);
});

describe('while accounts are away', () => {
  let lonely: RunningBff;
  beforeAll(async () => {
    lonely = await runningBff({ accounts: 'away' });
  });
  afterAll(() => lonely.stop());

  const asMaya = (path: string) => fetch(lonely.url + path, { headers: lonely.asMaya });

  test('a person gets every built file', async () => {
    expect((await asMaya('/_mf/mf-wishlists/w1/entry.js')).status).toBe(200);
  });

  test('a person gets the pages that are for everybody, as a visitor', async () => {
    const response = await asMaya('/maya');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      '<script type="application/json" id="wishbow-session">{"user":null}</script>',
    );
  });

  test('a person is not sent away from their own pages but told when to come back, with a reference, and the page tries again by itself', async () => {
    const response = await asMaya('/orders');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    const html = await response.text();
    expect(html).toContain('<h1>An error occurred</h1>');
    expect(html).toContain(`Reference: ${response.headers.get('x-request-id')}`);
    expect(html).toContain('<meta http-equiv="refresh" content="15">');
  });

  test('a visitor gets the log-in page', async () => {
    const response = await fetch(`${lonely.url}/login`);
    expect(await response.text()).toContain('{"user":null}');
  });

  test('a call is a JSON 503', async () => {
    const response = await asMaya('/api/me');
    expect([response.status, (await response.json()).code]).toEqual([503, 'temporarily_unavailable']);
  });
});
