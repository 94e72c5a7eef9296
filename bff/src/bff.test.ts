import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { MAYA, MAYAS_TOKEN, runningBff, SCRAPERS_TOKEN } from './testing/running-bff.ts';

let bff: Awaited<ReturnType<typeof runningBff>>;
beforeAll(async () => {
  bff = await runningBff();
});
afterAll(() => bff.stop());

const CSRF = { 'x-wishbow-csrf': '1' };
const JSON_BODY = { 'content-type': 'application/json' };

const post = (path: string, headers: Record<string, string>, body: unknown = { query: 'maya' }) =>
  fetch(bff.url + path, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) });

describe('what is sent from outside', () => {
  test('whoever sends messages slowly is turned away once there are too many, and whoever asks otherwise is served', async () => {
    const halves = Array.from({ length: 20 }, () => {
      const half = send(`${bff.url}/unsubscribe`, { method: 'POST', headers: { 'content-length': '1000' } });
      half.on('error', () => undefined).write('{');
      return half;
    });
    const statuses = halves.map((half) => once(half, 'response').then(([{ statusCode }]) => statusCode));
    expect(await Promise.race(statuses)).toBe(503);
    expect((await post('/api/searchUsers', CSRF)).status).toBe(200);
    for (const half of halves) half.destroy();
    await Promise.allSettled(statuses);
  });

  test('a message that is larger than any is refused before a service is asked', async () => {
    expect((await post('/webhooks/stripe', {}, 'x'.repeat(512 * 1024))).status).toBe(413);
  });

  test('whoever sends a hundred calls over one connection before one is answered is hung up on', async () => {
    const socket = connect(Number(new URL(bff.url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
    await once(socket, 'close');
    expect((await post('/api/searchUsers', CSRF)).status).toBe(200);
  });
});

describe('who is asking', () => {
  test('a service learns it from our signature, never from what a browser sends', async () => {
    const forged = { ...bff.asMaya, ...CSRF, 'x-user-id': 'someone', 'x-wishbow-identity': 'forged' };
    expect(await (await post('/api/searchUsers', forged)).json()).toEqual({ userId: MAYA, cookie: null, forged: null });
    expect(await (await post('/api/searchUsers', CSRF)).json()).toEqual({ userId: null, cookie: null, forged: null });
  });

  test('a service hears from which address, as our own load balancer saw it and not as the browser claims', async () => {
    const answer = await post('/api/searchUsers', { ...CSRF, 'x-forwarded-for': '192.0.2.66, 198.51.100.9' });
    expect(answer.headers.get('x-came-from')).toBe('198.51.100.9');
  });

  test('a bearer token counts as well, and a wrong one is refused', async () => {
    const bearer = (token: string) => post('/api/searchUsers', { authorization: `Bearer ${token}` });
    expect(await (await bearer(MAYAS_TOKEN)).json()).toMatchObject({ userId: MAYA });
    expect((await bearer('some-other-token-of-the-right-length')).status).toBe(401);
  });

  test.each([
    ['without our header', {}],
    ['from another site', { ...CSRF, 'sec-fetch-site': 'cross-site' }],
  ])('a change sent %s is refused', async (_how, headers) => {
    const response = await post('/api/searchUsers', { ...bff.asMaya, ...headers });
    expect([response.status, (await response.json()).code]).toEqual([403, 'csrf']);
  });

  test('a link on another site logs nobody out, and a typed one does', async () => {
    const logOut = (site: string) =>
      fetch(`${bff.url}/api/auth/logout`, { headers: { ...bff.asMaya, 'sec-fetch-site': site } });
    expect((await logOut('cross-site')).status).toBe(403);
    expect(await (await logOut('none')).json()).toMatchObject({ userId: MAYA });
  });

  test.each([
    ['another person', 'b'.repeat(24)],
    ['a visitor', ''],
  ])('a page that still shows %s is refused before anything is done', async (_whom, shownUserId) => {
    const response = await post('/api/searchUsers', { ...bff.asMaya, ...CSRF, 'x-wishbow-viewer': shownUserId });
    expect([response.status, (await response.json()).code]).toEqual([403, 'identity_mismatch']);
  });

  test('a page that shows who is signed in is served, and one whose session has ended as a visitor’s', async () => {
    const shown = { ...CSRF, 'x-wishbow-viewer': MAYA };
    expect(await (await post('/api/searchUsers', { ...bff.asMaya, ...shown })).json()).toMatchObject({ userId: MAYA });
    expect(await (await post('/api/searchUsers', shown)).json()).toMatchObject({ userId: null });
  });
});

describe('figures of the process', () => {
  const readMetrics = (headers: Record<string, string>) => fetch(`${bff.url}/metrics`, { headers });

  test('a scraper with its token reads them', async () => {
    const answer = await readMetrics({ authorization: `Bearer ${SCRAPERS_TOKEN}` });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('process_cpu_seconds_total');
  });

  test.each([
    ['nobody in particular', {}],
    ['somebody who guesses', { authorization: 'Bearer a guess' }],
  ])('for %s there is no such page', async (_who, headers) => {
    expect((await readMetrics(headers)).status).toBe(404);
  });
});

describe('calls', () => {
  test.each([
    ['an unknown call', 'GET', '/api/nothing', 404, 'not_found'],
    ['a call between services', 'GET', '/internal/listPeople', 404, 'not_found'],
    ['a known call with another method', 'GET', '/api/searchUsers', 405, 'method_not_allowed'],
    ['a page that needs a person', 'GET', '/api/me', 401, 'unauthenticated'],
  ])('%s is told so in JSON', async (_what, method, path, status, code) => {
    const response = await fetch(bff.url + path, { method });
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  test.each(['/media/nobody', '/internal', '/api', '/webhooks/stripe'])('%s is no page', async (path) => {
    const response = await fetch(bff.url + path);
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found']);
  });

  test('a service that is away is a 503 that says when to come back', async () => {
    const response = await post('/api/searchItems', CSRF, { query: 'teapot' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) });
  });

  test('every call is described', async () => {
    const document = await (await fetch(`${bff.url}/api/openapi.json`)).json();
    expect(document.paths['/api/getViewedUser'].post.operationId).toBe('getViewedUser');
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/internal'))).toEqual([]);
  });
});

describe('composed answers', () => {
  test('a person is told everything of themselves; what they have is unknown while orders are away', async () => {
    const response = await fetch(`${bff.url}/api/me`, { headers: bff.asMaya });
    expect((await response.json()).data).toMatchObject({
      email: 'maya@mailbox.example',
      cards: [],
      details: { followers: 3, unviewedNotificationsCount: 4, credit: null, address: { city: 'Portland' } },
    });
  });

  test('a stranger learns name, username and picture of a private person and nothing else', async () => {
    const { user } = await (await post('/api/getViewedUser', CSRF, { username: 'maya' })).json();
    expect(user).toMatchObject({ name: 'Maya Okafor', isVisible: false, isFollowed: false });
    expect(user.details).toEqual({
      avatar: null,
      bio: null,
      birthday: null,
      wrapping_paper: 'dots',
      address: null,
      followers: null,
      following: null,
      requested_followers: null,
    });
    expect(JSON.stringify(user)).not.toMatch(/mailbox|Alder/);
  });

  test('the owner sees their own profile whole', async () => {
    const { user } = await (await post('/api/getViewedUser', { ...bff.asMaya, ...CSRF }, { username: 'maya' })).json();
    expect(user.details).toMatchObject({ birthday: '1992-10-17', followers: 3, requested_followers: 1 });
  });

  test('who is blocked finds nobody; who has blocked somebody finds their name and that it was so', async () => {
    const lookedAt = async (block: 'blocked' | 'blocking') => {
      const other = await runningBff({ block });
      const headers = { ...JSON_BODY, ...CSRF };
      const body = JSON.stringify({ username: 'maya' });
      const response = await fetch(`${other.url}/api/getViewedUser`, { method: 'POST', headers, body });
      const told = [response.status, (await response.json()).user] as const;
      await other.stop();
      return told;
    };
    expect(await lookedAt('blocked')).toEqual([404, undefined]);
    expect(await lookedAt('blocking')).toMatchObject([
      200,
      { name: 'Maya Okafor', isBlocked: true, isVisible: false, details: { bio: null, followers: null } },
    ]);
  });
});
