import type { BuildReport, LiveBuilds } from '@wishbow/contracts/registry';
import { isDrawn, snapshotFor } from './snapshot-for.ts';

const aReport = (name: BuildReport['name'], buildId: string): BuildReport => ({
  name,
  buildId,
  entry: `/_mf/${name}/${buildId}/remoteEntry.js`,
  initial: [],
  early: { js: [], css: [] },
  exposes: {},
  pages: {},
  gzipBytes: {},
});

const budget = { min_views: 100, error_percent: 1, slower_percent: 25 };
const canary = { name: 'mf-social', buildId: 's2', percent: 5, since: '2026-11-28T17:00:00.000Z', budget } as const;
const site: LiveBuilds = {
  live: { revision: 7, builds: { shell: 'a1', 'mf-social': 's1', 'mf-checkout': 'c1' }, canary: null },
  reports: [
    aReport('shell', 'a1'),
    aReport('mf-social', 's1'),
    aReport('mf-checkout', 'c1'),
    aReport('mf-social', 's2'),
  ],
};
const withCanary = (percent: number): LiveBuilds => ({
  ...site,
  live: { ...site.live, canary: { ...canary, percent } },
});
const everyLot = Array.from({ length: 10_000 }, (_, lot) => lot);
const drawnAt = (percent: number) => everyLot.filter((lot) => isDrawn(lot, { ...canary, percent }));
const buildsOf = (builds: LiveBuilds, lot: number | undefined, chosen: readonly BuildReport[] = []) => {
  const { revision, shell, parts } = snapshotFor(builds, { lot, chosen });
  return [revision, shell.buildId, ...parts.map(({ name, buildId }) => `${name}@${buildId}`).sort()];
};

test('without a canary everybody gets what is live', () => {
  expect(buildsOf(site, 3)).toEqual(['7', 'a1', 'mf-checkout@c1', 'mf-social@s1']);
});

test('who is drawn gets the canary beside what is live of the rest, each time; the others get what is live', () => {
  const [drawn = 0] = drawnAt(5);
  const [other = 0] = everyLot.filter((lot) => !isDrawn(lot, canary));
  const withIt = ['7+mf-social@s2', 'a1', 'mf-checkout@c1', 'mf-social@s2'];
  expect([buildsOf(withCanary(5), drawn), buildsOf(withCanary(5), drawn)]).toEqual([withIt, withIt]);
  expect(buildsOf(withCanary(5), other)).toEqual(['7', 'a1', 'mf-checkout@c1', 'mf-social@s1']);
});

test('nothing is tried on a browser that keeps no lot', () => {
  expect(buildsOf(withCanary(100), undefined)).toEqual(['7', 'a1', 'mf-checkout@c1', 'mf-social@s1']);
});

test('more percent only adds people: whoever has the canary keeps it', () => {
  let before: readonly number[] = [];
  for (const percent of [1, 2, 5, 10, 25, 50, 75, 99, 100]) {
    const drawn = new Set(drawnAt(percent));
    expect(before.filter((lot) => !drawn.has(lot))).toEqual([]);
    expect(Math.abs(drawn.size - percent * 100)).toBeLessThan(150);
    before = [...drawn];
  }
  expect(before.length).toBe(10_000);
});

test('another build is tried on other people', () => {
  const first = new Set(drawnAt(10));
  const second = everyLot.filter((lot) => isDrawn(lot, { ...canary, buildId: 's3', percent: 10 }));
  expect(second.filter((lot) => first.has(lot)).length).toBeLessThan(200);
});

test('who has chosen a build gets it whatever is tried on others, and nothing else changes for them', () => {
  const chosen = [aReport('mf-social', 's9')];
  expect(buildsOf(withCanary(100), 3, chosen)).toEqual(['7+mf-social@s9', 'a1', 'mf-checkout@c1', 'mf-social@s9']);
  expect(buildsOf(site, 3, [aReport('shell', 'a9')])).toEqual(['7+shell@a9', 'a9', 'mf-checkout@c1', 'mf-social@s1']);
});

test('modals and slots of other parts come from the same set', () => {
  const { parts } = snapshotFor(withCanary(100), { lot: 3, chosen: [aReport('mf-checkout', 'c9')] });
  expect(parts.map(({ entry }) => entry).sort()).toEqual([
    '/_mf/mf-checkout/c9/remoteEntry.js',
    '/_mf/mf-social/s2/remoteEntry.js',
  ]);
});
