import type { Browser, Page } from 'playwright';
import type { Benchmark } from '../benchmark.ts';
import { openSlowPage } from '../composition/slow-wire.ts';
import { loadNow, machineNote } from '../machine.ts';
import { openBrowser, signInOn } from '../pages/browser.ts';
import { LOOKED_AT, type LookedAtPage } from '../pages/looked-at-pages.ts';
import { credentialsOf } from '../site/owner.ts';
import { LOOKER } from '../site/seeded-lists.ts';
import { figureText, spreadOf, visitsText } from '../statistics.ts';
import { type Vitals, visitPage } from './visit-page.ts';
import { WALK, walkThroughParts } from './walk-through-parts.ts';

interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isSlow: boolean;
}

const DEVICES: readonly Device[] = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isSlow: true },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, isSlow: false },
];
const VISITS = { quick: 1, full: 5 };
const CPU_SLOWDOWN = 4;
const MAX_LCP_MS = 1800;
const MAX_INP_MS = 100;
/** What rounds to 0.00, as the tools show it. */
const MAX_CLS = 0.005;

/** How soon a page is there, whether it jumps about, and how soon it answers, as web-vitals counts it. */
export const webVitals: Benchmark = {
  name: 'vitals',
  title: 'Web vitals: cold visits by phone and desktop',
  seconds: { quick: 60, full: 420 },
  data: 'lists',
  measure: async ({ site, isFull, say }) => {
    const visitCount = isFull ? VISITS.full : VISITS.quick;
    const browser = await openBrowser();
    const rows: string[][] = [];
    for (const device of DEVICES) {
      for (const looked of LOOKED_AT) {
        const visits: Vitals[] = [];
        for (let visit = 0; visit < visitCount; visit += 1)
          visits.push(await visitOnce(browser, site.url, device, looked));
        rows.push(rowOf(device, looked.name, visits));
        say(`${looked.name} by ${device.name}, load ${loadNow().toFixed(1)}`);
      }
      rows.push(...(await walkedRows(browser, site.url, device, visitCount)));
      say(`from part to part by ${device.name}, load ${loadNow().toFixed(1)}`);
    }
    await browser.close();
    return {
      columns: ['On', 'Page', 'LCP ms', 'CLS', 'INP ms'],
      rows,
      notes: [
        `${visitsText(visitCount)}, cold. Goals: LCP at most ${MAX_LCP_MS} ms, CLS 0, INP at most ${MAX_INP_MS} ms; a median past its goal is marked with !`,
        `Phone: 390 px, 150 ms for each request, 1.6 Mbit/s, ${CPU_SLOWDOWN} times slower than this machine. Desktop: 1280 px, neither. Interactions: looking for somebody by name, without a graphics card.`,
        '"To" a page: by the links of the bars inside one document, as Chromium and web-vitals tell such navigations apart: LCP from the press on, INP of the press that leaves the page again.',
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

async function visitOnce(browser: Browser, siteUrl: string, device: Device, looked: LookedAtPage): Promise<Vitals> {
  const page = await openPage(browser, siteUrl, device, looked.isSignedIn);
  const vitals = await visitPage(page, siteUrl + looked.address);
  await page.context().close();
  return vitals;
}

async function walkedRows(browser: Browser, siteUrl: string, device: Device, count: number): Promise<string[][]> {
  const walks: ReadonlyMap<string, Vitals>[] = [];
  while (walks.length < count) {
    const page = await openPage(browser, siteUrl, device, true);
    walks.push(await walkThroughParts(page, siteUrl));
    await page.context().close();
  }
  return WALK.map(({ name, owner, address }) =>
    rowOf(
      device,
      `to ${name} (${owner})`,
      walks.flatMap((walk) => walk.get(address) ?? []),
    ),
  );
}

async function openPage(browser: Browser, siteUrl: string, device: Device, isSignedIn: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: device.viewport });
  if (isSignedIn) {
    const before = await context.newPage();
    await signInOn(before, siteUrl, credentialsOf(LOOKER));
    await before.close();
  }
  return device.isSlow ? openSlowPage(context, { cpuSlowdown: CPU_SLOWDOWN }) : context.newPage();
}

const rowOf = ({ name }: Device, pageName: string, visits: readonly Vitals[]): string[] => [
  name,
  pageName,
  against(visits, 'LCP', MAX_LCP_MS, 0),
  against(visits, 'CLS', MAX_CLS, 3),
  against(visits, 'INP', MAX_INP_MS, 0),
];

function against(visits: readonly Vitals[], vital: keyof Vitals, goal: number, digits: number): string {
  const values = visits.flatMap((visit) => visit[vital] ?? []);
  if (values.length === 0) return 'none';
  const spread = spreadOf(values);
  return `${figureText(values, digits)}${spread.median > goal ? ' !' : ''}`;
}
