import type { Browser } from 'playwright';
import type { Benchmark } from '../benchmark.ts';
import { credentialsOf } from '../site/owner.ts';
import { LOOKER } from '../site/seeded-lists.ts';
import { openBrowser, openColdPage, signInOn } from './browser.ts';
import { loadPage, type PageLoad } from './loaded-files.ts';
import { LOOKED_AT, type LookedAtPage } from './looked-at-pages.ts';
import { heaviestPart, scriptsBeforePaint, weightOf } from './scripts.ts';

/** Of 1,024 bytes, compressed. */
const MAX_KILOBYTES = 150;
const MAX_REQUESTS = 8;
const MAX_KILOBYTES_OF_PART = 40;

/** What a browser with an empty cache has to fetch and run before it can show a page. */
export const pageWeight: Benchmark = {
  name: 'pages',
  title: 'Page weight: JavaScript before the largest paint, cold',
  seconds: { quick: 15, full: 25 },
  data: 'lists',
  measure: async ({ site, say }) => {
    const browser = await openBrowser();
    const rows: string[][] = [];
    for (const page of LOOKED_AT) {
      rows.push(rowOf(page, await loadCold(browser, site.url, page)));
      say(`${page.name} is weighed`);
    }
    await browser.close();
    return {
      columns: ['Page', 'JS KB gz', 'JS requests', 'heaviest part', 'its KB gz'],
      rows,
      notes: [
        `Goals: at most ${MAX_KILOBYTES} KB and ${MAX_REQUESTS} requests, ${MAX_KILOBYTES_OF_PART} KB of a part; a figure past its goal is marked with !`,
        'Scripts asked for before the largest contentful paint, by the resource timing of Chromium; bytes as transferred.',
      ],
    };
  },
};

async function loadCold(browser: Browser, siteUrl: string, { address, isSignedIn }: LookedAtPage): Promise<PageLoad> {
  const page = await openColdPage(browser);
  if (isSignedIn) await signInOn(page, siteUrl, credentialsOf(LOOKER));
  const load = await loadPage(page, siteUrl + address);
  await page.context().close();
  return load;
}

function rowOf({ name }: LookedAtPage, load: PageLoad): string[] {
  const scripts = scriptsBeforePaint(load);
  const { bytes, requestCount } = weightOf(scripts);
  const part = heaviestPart(scripts);
  return [
    name,
    against(bytes / 1024, MAX_KILOBYTES, 1),
    against(requestCount, MAX_REQUESTS, 0),
    part.name,
    against(part.bytes / 1024, MAX_KILOBYTES_OF_PART, 1),
  ];
}

const against = (figure: number, goal: number, digits: number): string =>
  `${figure.toFixed(digits)}${figure > goal ? ' !' : ''}`;
