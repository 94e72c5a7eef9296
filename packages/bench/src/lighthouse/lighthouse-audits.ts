import type { Benchmark, BenchOfLists } from '../benchmark.ts';
import { loadNow, machineNote } from '../machine.ts';
import { LOOKED_AT, type LookedAtPage } from '../pages/looked-at-pages.ts';
import { LOOKER } from '../site/seeded-lists.ts';
import { figureText, spreadOf, visitsText } from '../statistics.ts';
import { openDebuggedBrowser } from './debugged-browser.ts';
import { audit, fetchLighthouse } from './lighthouse-program.mjs';
import { type PageAudit, pageAuditOf } from './page-audit.ts';

const VISITS = { quick: 1, full: 5 };
const GOALS = { phone: { maxPaintMs: 1_800 }, desktop: { minScore: 100 } };
/** What rounds to 0.00, as the tools show it. */
const MAX_SHIFT = 0.005;

/** What Lighthouse says of the pages, by simulated phone and desktop. */
export const lighthouseAudits: Benchmark = {
  name: 'lighthouse',
  title: 'Lighthouse 13: performance by simulated phone and desktop',
  data: 'lists',
  seconds: { quick: 80, full: 500 },
  measure: async (bench) => {
    bench.say('Lighthouse is fetched where it is not there yet');
    await fetchLighthouse();
    const visits = bench.isFull ? VISITS.full : VISITS.quick;
    const rows: string[][] = [];
    for (const isPhone of [true, false])
      for (const page of LOOKED_AT) rows.push(rowOf(page, isPhone, await audits(bench, page, isPhone, visits)));
    return {
      columns: ['On', 'Page', 'Score', 'LCP ms', 'CLS', 'TBT ms'],
      rows,
      notes: [
        `${visitsText(visits)}, cold, by the usual settings of Lighthouse 13.5.0: the phone on simulated slow 4G with a processor 4 times slower, the desktop on 10 Mbit/s and 40 ms. Goals: LCP at most ${GOALS.phone.maxPaintMs} ms by phone, ${GOALS.desktop.minScore} points by desktop, CLS 0; a figure past its goal is marked with !`,
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

async function audits({ site, say }: BenchOfLists, page: LookedAtPage, isPhone: boolean, visits: number) {
  const url = site.url + page.address;
  const found: PageAudit[] = [];
  for (let visit = 1; visit <= visits; visit += 1) {
    const browser = await openDebuggedBrowser(site.url, page.isSignedIn ? LOOKER : undefined);
    const report = await audit({ url, isPhone, debuggingPort: browser.debuggingPort }).finally(browser.close);
    found.push(pageAuditOf(report, url));
    say(`${page.name} by ${isPhone ? 'phone' : 'desktop'}, ${visit} of ${visits}, load ${loadNow().toFixed(1)}`);
  }
  return found;
}

function rowOf({ name }: LookedAtPage, isPhone: boolean, found: readonly PageAudit[]): string[] {
  const figure = (of: (one: PageAudit) => number, digits: number, isPast: (median: number) => boolean) => {
    const spread = spreadOf(found.map(of));
    return `${figureText(found.map(of), digits)}${isPast(spread.median) ? ' !' : ''}`;
  };
  return [
    isPhone ? 'phone' : 'desktop',
    name,
    figure(
      ({ score }) => score,
      0,
      (score) => !isPhone && score < GOALS.desktop.minScore,
    ),
    figure(
      ({ largestPaintMs }) => largestPaintMs,
      0,
      (ms) => isPhone && ms > GOALS.phone.maxPaintMs,
    ),
    figure(
      ({ layoutShift }) => layoutShift,
      3,
      (shift) => shift > MAX_SHIFT,
    ),
    figure(
      ({ blockedMs }) => blockedMs,
      0,
      () => false,
    ),
  ];
}
