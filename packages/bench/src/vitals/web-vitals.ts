import type { Browser, Page } from 'playwright';
import type { Benchmark } from '../benchmark.ts';
import { openSlowPage } from '../composition/slow-wire.ts';
import { loadNow, machineNote } from '../machine.ts';
import { openBrowser, signInOn } from '../pages/browser.ts';
import { LOOKED_AT, type LookedAtPage } from '../pages/looked-at-pages.ts';
import { credentialsOf } from '../site/owner.ts';
import { LOOKER } from '../site/seeded-lists.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { type Vitals, visitPage } from './visit-page.ts';

interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isSlow: boolean;
}

const DEVICES: readonly Device[] = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isSlow: true },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, isSlow: false },
];
const VISITS = 3;
const CPU_SLOWDOWN = 4;
const MAX_LCP_MS = 1800;
const MAX_INP_MS = 100;
/** What rounds to 0.00, as the tools show it. */
const MAX_CLS = 0.005;

/** How soon a page is there, whether it jumps about, and how soon it answers, as web-vitals counts it. */
export const webVitals: Benchmark = {
  name: 'vitals',
  title: 'Web vitals: cold visits by phone and desktop',
  seconds: { quick: 150, full: 150 },
  data: 'lists',
  measure: async ({ site, say }) => {
    const browser = await openBrowser();
    const rows: string[][] = [];
    for (const device of DEVICES) {
      for (const looked of LOOKED_AT) {
        const visits: Vitals[] = [];
        for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, site.url, device, looked));
        rows.push(rowOf(device, looked, visits));
      }
      say(`${device.name} is measured, load ${loadNow().toFixed(1)}`);
    }
    await browser.close();
    return {
      columns: ['On', 'Page', 'LCP ms', 'CLS', 'INP ms'],
      rows,
      notes: [
        `Median (least to most) of ${VISITS} cold visits. Goals: LCP at most ${MAX_LCP_MS} ms, CLS 0, INP at most ${MAX_INP_MS} ms; a median past its goal is marked with !`,
        `Phone: 390 px, 150 ms for each request, 1.6 Mbit/s, ${CPU_SLOWDOWN} times slower than this machine. Desktop: 1280 px, neither. Interactions: looking for somebody by name, without a graphics card.`,
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

async function visitOnce(browser: Browser, siteUrl: string, device: Device, looked: LookedAtPage): Promise<Vitals> {
  const context = await browser.newContext({ viewport: device.viewport });
  if (looked.isSignedIn) {
    const before = await context.newPage();
    await signInOn(before, siteUrl, credentialsOf(LOOKER));
    await before.close();
  }
  const page: Page = device.isSlow
    ? await openSlowPage(context, { cpuSlowdown: CPU_SLOWDOWN })
    : await context.newPage();
  const vitals = await visitPage(page, siteUrl + looked.address);
  await context.close();
  return vitals;
}

const rowOf = ({ name }: Device, looked: LookedAtPage, visits: readonly Vitals[]): string[] => [
  name,
  looked.name,
  against(visits, 'LCP', MAX_LCP_MS, 0),
  against(visits, 'CLS', MAX_CLS, 3),
  against(visits, 'INP', MAX_INP_MS, 0),
];

function against(visits: readonly Vitals[], vital: keyof Vitals, goal: number, digits: number): string {
  const values = visits.flatMap((visit) => visit[vital] ?? []);
  if (values.length === 0) return 'none';
  const spread = spreadOf(values);
  return `${spreadText(spread, digits)}${spread.median > goal ? ' !' : ''}`;
}
