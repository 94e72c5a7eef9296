import { type Browser, type BrowserContext, chromium, errors, type Page } from '@playwright/test';
import type { BuildContract } from '@wishbow/contracts/build-contract';
import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { isBuilt, type PageRegistry } from '@wishbow/contracts/registry';
import { CHROMIUM_FLAGS, findTestBrowser } from '../chromium/find-chromium.mjs';
import { type Looker, type SmokeVisit, safeCalls, smokeVisits } from './smoke-visits.ts';

/** What was looked at and what was wrong with it, a sentence each. */
export type SmokeVerdict = { looked: number; faults: string[]; notTried: string[] };

type Smoke = {
  contract: BuildContract;
  /** The live site. */
  site: string;
  /** Opened first: has the browser see the candidate in place of what everybody sees. A BFF is the site itself. */
  overrideLink?: string | undefined;
};

const PATIENCE_MS = 20_000;
const DEMO_PASSWORD = 'wishbow-demo';
const DEMO_EMAILS: Readonly<Record<Exclude<Looker, 'visitor'>, string>> = {
  person: 'maya@mailbox.example',
  admin: 'hollis@mailbox.example',
};

/** Opens the pages of a build on the live site, in Chromium without windows, as a visitor and as somebody of the demo community. */
export async function smokeRun({ contract, site, overrideLink }: Smoke): Promise<SmokeVerdict> {
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
  const verdict: SmokeVerdict = { looked: 0, faults: [], notTried: [] };
  const registry = await registryOf(site);
  try {
    const looks = smokeVisits(contract, (route) => isBuilt(registry, route));
    for (const [by, visits] of Map.groupBy(looks, (visit) => visit.by)) {
      const context = await contextOf(browser, { site, overrideLink }, by);
      if (!context) {
        verdict.notTried.push(`${visits.length} pages as ${by}: the site has no demo account`);
        continue;
      }
      for (const visit of visits) {
        verdict.looked += 1;
        verdict.faults.push(...(await look(await context.newPage(), site, visit, contract)));
      }
      verdict.faults.push(...(await askSafely(context, contract, by)));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return verdict;
}

/** What lives on the site. */
const registryOf = async (site: string): Promise<PageRegistry> => (await fetch(`${site}/registry`)).json();

/** @returns undefined where the site knows nobody of the demo community. */
async function contextOf(browser: Browser, { site, overrideLink }: Omit<Smoke, 'contract'>, by: Looker) {
  const context = await browser.newContext({ baseURL: site, locale: 'en-US' });
  if (overrideLink) {
    const { pathname, search } = new URL(overrideLink);
    const page = await context.newPage();
    await page.goto(pathname + search);
    await page.close();
  }
  if (by === 'visitor' || (await signIn(context, DEMO_EMAILS[by]))) return context;
  await context.close();
}

async function signIn({ request }: BrowserContext, email: string): Promise<boolean> {
  const answer = await request.post('/api/auth/login', {
    data: { email, password: DEMO_PASSWORD },
    headers: { [CSRF_HEADER]: '1' },
  });
  return answer.ok();
}

/** Asks a BFF what can be asked without changing anything. */
async function askSafely({ request }: BrowserContext, contract: BuildContract, by: Looker): Promise<string[]> {
  const faults: string[] = [];
  for (const path of safeCalls(contract, by)) {
    const answer = await request.get(path);
    if (answer.status() >= 500) faults.push(`${path} as ${by}: it answers ${answer.status()}`);
  }
  return faults;
}

/** Everything that is wrong with one page. */
async function look(page: Page, site: string, visit: SmokeVisit, { name, buildId }: BuildContract): Promise<string[]> {
  const heard = listen(page, site);
  await page.goto(visit.address, { waitUntil: 'domcontentloaded' });
  const shown = await shownOn(page, visit);
  const isLoaded = name === 'bff' || heard.addresses.some((address) => address.includes(`/${buildId}/`));
  const wrong = [...heard.complaints, ...shown, ...(isLoaded ? [] : [`nothing of ${name} ${buildId} was loaded`])];
  await page.close();
  return [...new Set(wrong)].map((what) => `${visit.address} as ${visit.by}: ${what}`);
}

/** Waits until the part shows its page and nothing is still to come. */
async function shownOn(page: Page, { owner }: SmokeVisit): Promise<string[]> {
  const isThere = (part: string) => {
    if (document.querySelector('[data-failed]')) return 'failed';
    const heading = document.querySelector(`#part-place[data-owner="${part}"] h1`);
    return heading && !document.querySelector('[data-loading]') ? 'shown' : false;
  };
  try {
    const found = await page.waitForFunction(isThere, owner, { timeout: PATIENCE_MS });
    return (await found.jsonValue()) === 'failed' ? ['it says that it is not available'] : [];
  } catch (error) {
    if (error instanceof errors.TimeoutError) return [`${owner} shows no heading`];
    throw error;
  }
}

/** What a page asks for, and what it complains about meanwhile. A refusal of a call is an answer, not a fault. */
function listen(page: Page, site: string) {
  const complaints: string[] = [];
  const addresses: string[] = [];
  const onSite = (url: string) => url.replace(site, '');
  page.on('pageerror', (error) => complaints.push(`an uncaught error: ${error.message}`));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) complaints.push(`an error in the console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const address = onSite(response.url());
    const isFile = /^\/(?:_mf|assets)\//.test(address);
    addresses.push(address);
    if (response.status() >= (isFile ? 400 : 500)) complaints.push(`${address} answers ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Called off by the page itself.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${onSite(request.url())} fails: ${reason}`);
  });
  return { complaints, addresses };
}
