import { DEPLOY_TOKEN, runningBff } from '../testing/running-bff.ts';
import { readOverride, signOverride } from './override-token.ts';

type RunningBff = Awaited<ReturnType<typeof runningBff>>;
let local: RunningBff;
let production: RunningBff;
beforeAll(async () => {
  [local, production] = await Promise.all([runningBff(), runningBff({ environment: 'production' })]);
});
afterAll(() => Promise.all([local.stop(), production.stop()]));

const JSON_HEADERS = { 'content-type': 'application/json', 'x-wishbow-csrf': '1' };
const developer = { part: 'mf-social', address: 'http://localhost:4001' };

const make = (bff: RunningBff, choice: object) =>
  fetch(`${bff.url}/api/admin/overrides`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...bff.asAdmin },
    body: JSON.stringify(choice),
  });
const linkOf = async (bff: RunningBff, choice: object) => {
  const { link } = await (await make(bff, choice)).json();
  return new URL(link);
};
const makeAsDeployer = (bff: RunningBff, minutes: number) =>
  fetch(`${bff.url}/api/deployments/overrides`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${DEPLOY_TOKEN}` },
    body: JSON.stringify({ builds: { 'mf-wishlists': 'w1' }, minutes }),
  });
const open = (bff: RunningBff, link: URL, headers: Record<string, string> = {}) =>
  fetch(bff.url + link.pathname + link.search, { redirect: 'manual', headers });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('what is signed', () => {
  const secret = 'a secret of at least thirty-two bytes';
  const at = (time: string) => new Date(`2026-11-28T${time}Z`);
  const override = {
    builds: { shell: 's1' },
    flags: ['gold'],
    mock: [],
    expires_at: '2026-11-28T12:00:00.000Z',
    is_open: true,
  };
  const token = signOverride(override, secret);

  test('is read back until it is over', () => {
    expect(readOverride(token, secret, at('11:59:59'))).toEqual(override);
    expect(readOverride(token, secret, at('12:00:00'))).toBeUndefined();
  });

  test.each([
    ['by somebody else', signOverride(override, 'another secret of at least thirty-two')],
    ['and changed', `${Buffer.from('{"builds":{"shell":"s9"}}').toString('base64url')}.${token.split('.')[1]}`],
    ['not at all', 'nonsense'],
  ])('%s counts as nothing', (_how, forged) => {
    expect(readOverride(forged, secret, at('11:00:00'))).toBeUndefined();
  });
});

describe('a link', () => {
  test('shows the site to whoever opens it as it was chosen, until they are rid of it', async () => {
    const link = await linkOf(local, {
      builds: { 'mf-wishlists': 'w1' },
      flags: ['ownership-outline'],
      mock: ['rich'],
    });
    const opened = await open(local, link);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/']);
    expect(opened.headers.get('set-cookie')).toMatch(/^__Host-override=.*HttpOnly; Secure; SameSite=Lax$/);
    const html = await (await fetch(local.url, { headers: { cookie: cookieOf(opened) } })).text();
    expect(html).toContain(
      'id="wishbow-override">{"builds":{"mf-wishlists":"w1"},"flags":["ownership-outline"],"mock":["rich"]',
    );
    expect(await (await fetch(local.url)).text()).not.toContain('wishbow-override');
    const ended = await fetch(`${local.url}/api/overrides/end`, { method: 'POST', headers: JSON_HEADERS, body: '{}' });
    expect(ended.headers.get('set-cookie')).toMatch(/^__Host-override=;.*Expires=Thu, 01 Jan 1970/);
  });

  test('brings one part from a developer’s machine, which no other page may load anything from', async () => {
    const headers = { cookie: cookieOf(await open(local, await linkOf(local, { developer }))) };
    const page = await fetch(`${local.url}/users`, { headers });
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('"name":"mf-social","buildId":"dev-own","entry":"http://localhost:4001/remoteEntry.js"'),
    ]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' http://localhost:4001;");
    expect((await fetch(`${local.url}/users`)).headers.get('content-security-policy')).not.toContain('4001');
  });

  test.each([
    ['a build that is not kept', { builds: { 'mf-wishlists': 'gone' } }],
    ['another machine than one’s own', { developer: { ...developer, address: 'http://elsewhere.example:4001' } }],
    ['a part that is none', { builds: { 'mf-gossip': 'w1' } }],
    ['a flag that no code asks for', { flags: ['gold-ribbon'] }],
    ['a week', { minutes: 10_080 }],
  ])('for %s is not made', async (_what, choice) => {
    expect((await make(local, choice)).status).toBe(422);
  });

  test('whoever deploys gets one as well', async () => {
    const { cookie } = await (await makeAsDeployer(local, 5)).json();
    const page = await fetch(local.url, { headers: { cookie: `__Host-override=${cookie}` } });
    expect(await page.text()).toContain('wishbow-override');
  });
});

describe('where people are served', () => {
  test('a link works for admins and is nothing to others', async () => {
    const link = await linkOf(production, { builds: { 'mf-wishlists': 'w1' } });
    const statusFor = async (headers: Record<string, string>) => (await open(production, link, headers)).status;
    expect(await statusFor({})).toBe(404);
    expect(await statusFor(production.asMaya)).toBe(404);
    expect(await statusFor(production.asAdmin)).toBe(302);
  });

  test('the link by which a deployment looks at its build opens for as long as that takes, a longer one does not', async () => {
    const statusOfLink = async (minutes: number) => {
      const { link } = await (await makeAsDeployer(production, minutes)).json();
      return (await open(production, new URL(link))).status;
    };
    expect([await statusOfLink(10), await statusOfLink(60)]).toEqual([302, 404]);
  });

  test('what a link carries is nothing in the cookie of somebody else, nor after an admin has signed out', async () => {
    const { cookie } = await (await make(production, { builds: { 'mf-wishlists': 'w1' } })).json();
    const isShownTo = async (headers: { cookie?: string }) => {
      const kept = [`__Host-override=${cookie}`, headers.cookie].filter(Boolean).join('; ');
      return (await (await fetch(production.url, { headers: { cookie: kept } })).text()).includes('wishbow-override');
    };
    expect(await isShownTo({})).toBe(false);
    expect(await isShownTo(production.asMaya)).toBe(false);
    expect(await isShownTo(production.asAdmin)).toBe(true);
  });

  test('nothing comes from a developer’s machine', async () => {
    const answer = await make(production, { developer });
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'developer_here']);
  });
});

test('what somebody meets on builds of their own choice counts for nobody else', async () => {
  const cookie = cookieOf(await open(local, await linkOf(local, { builds: { 'mf-wishlists': 'w1' } })));
  const report = { views: [{ part: 'mf-wishlists', build: 'w1' }], vitals: [] };
  const send = (headers: Record<string, string>) =>
    fetch(`${local.url}/api/pageHealth`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...headers },
      body: JSON.stringify(report),
    });
  await send({ cookie });
  await send({});
  const { builds } = await (await fetch(`${local.url}/api/admin/partHealth`, { headers: local.asAdmin })).json();
  expect(builds.map(({ views }: { views: number }) => views)).toEqual([1]);
});
