import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { runningBff, SCRAPERS_TOKEN } from '../testing/running-bff.ts';
import { partHealth } from './part-health.ts';

const none = { samples: 0, p75: null };
const JSON_HEADERS = { 'content-type': 'application/json', 'x-wishbow-csrf': '1' };
const w1 = { part: 'mf-wishlists', build: 'w1' } as const;

test('how a build has done is added up over the minutes that are asked for, and over all of its pages', async () => {
  const { counters } = memoryEphemeral();
  const at = (time: string) => partHealth(counters, () => new Date(`2026-11-28T${time}Z`));
  await at('12:00:30').count([{ ...w1, what: 'error' }]);
  await at('12:04:10').count([
    { ...w1, what: 'view', weight: 4 },
    { ...w1, what: 'vital', vital: 'LCP', value: 700 },
    { part: 'shell', build: 's1', what: 'error' },
  ]);
  expect(await at('12:05:00').read(2)).toEqual([
    {
      ...w1,
      views: 4,
      errors: 0,
      vitals: { LCP: { samples: 1, p75: 875 }, INP: none, CLS: none, TTFB: none },
    },
    { part: 'shell', build: 's1', views: 0, errors: 1, vitals: { LCP: none, INP: none, CLS: none, TTFB: none } },
  ]);
  expect((await at('12:05:00').read(6)).map(({ build, errors }) => [build, errors])).toEqual([
    ['w1', 1],
    ['s1', 1],
  ]);
});

describe('what pages report', () => {
  let bff: Awaited<ReturnType<typeof runningBff>>;
  beforeAll(async () => {
    bff = await runningBff();
  });
  afterAll(() => bff.stop());

  const post = (path: string, body: unknown) =>
    fetch(bff.url + path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) });
  const readAsAdmin = async () =>
    (await (await fetch(`${bff.url}/api/admin/partHealth?minutes=60`, { headers: bff.asAdmin })).json()).builds;

  test('is counted for the build it is about, and what never was a build is not', async () => {
    const views = [w1, { part: 'mf-wishlists', build: 'invented' }];
    const vitals = [{ ...w1, vital: 'CLS', value: 0.02 }];
    expect((await post('/api/pageHealth', { views, vitals })).status).toBe(200);
    const failure = { owner: 'mf-wishlists', kind: 'unhandled', message: 'No', page: '/', build: 'w1' };
    expect((await post('/api/clientErrors', failure)).status).toBe(200);
    const CLS = { samples: 1, p75: 0.02125 };
    expect(await readAsAdmin()).toEqual([
      { ...w1, views: 1, errors: 1, vitals: { LCP: none, INP: none, CLS, TTFB: none } },
    ]);
    const metrics = await fetch(`${bff.url}/metrics`, { headers: { authorization: `Bearer ${SCRAPERS_TOKEN}` } });
    expect(await metrics.text()).toContain('frontend_views_total{part="mf-wishlists",build="w1",service="bff"} 1');
  });

  test.each([
    ['of a part that is none', { views: [{ part: 'mf-gossip', build: 'w1' }], vitals: [] }],
    ['with the address of the page', { views: [], vitals: [], page: '/maya' }],
    ['of no measure we know', { views: [], vitals: [{ ...w1, vital: 'FID', value: 3 }] }],
  ])('%s is refused', async (_what, body) => {
    expect((await post('/api/pageHealth', body)).status).toBe(422);
  });

  test('beyond what a whole office sends is not counted', async () => {
    // From an office that has sent nothing yet: its minute begins with the first of these.
    const headers = { ...JSON_HEADERS, 'x-forwarded-for': '10.1.2.3' };
    const view = { method: 'POST', headers, body: JSON.stringify({ views: [w1], vitals: [] }) };
    const before: { views: number }[] = await readAsAdmin();
    const answers = await Promise.all(Array.from({ length: 330 }, () => fetch(`${bff.url}/api/pageHealth`, view)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const after: { views: number }[] = await readAsAdmin();
    expect((after[0]?.views ?? 0) - (before[0]?.views ?? 0)).toBeLessThan(301);
  });

  test('is counted of one address as far as nobody can have a canary taken back by it, or hide that it fails', async () => {
    const fromAfar = (path: string, body: unknown) =>
      fetch(bff.url + path, {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify(body),
      });
    const [before] = await readAsAdmin();
    const failure = { owner: 'mf-wishlists', kind: 'unhandled', message: 'No', page: '/', build: 'w1' };
    for (let count = 0; count < 5; count += 1) expect((await fromAfar('/api/clientErrors', failure)).status).toBe(200);
    const views = Array.from({ length: 40 }, () => w1);
    const vitals = Array.from({ length: 40 }, () => ({ ...w1, vital: 'LCP', value: 20_000 }));
    for (let count = 0; count < 2; count += 1) await fromAfar('/api/pageHealth', { views, vitals });
    const [after] = await readAsAdmin();
    expect([after.errors - before.errors, after.views - before.views, after.vitals.LCP.samples]).toEqual([2, 40, 5]);
  });

  test('nobody but an admin reads it', async () => {
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`${bff.url}/api/admin/partHealth`, { headers })).status;
    expect([await statusOf({}), await statusOf(bff.asMaya)]).toEqual([401, 403]);
  });
});
