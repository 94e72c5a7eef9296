import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../../tooling/chromium/find-chromium.mjs';

/** A laptop's. */
const VIEWPORT = { width: 1280, height: 900 };

/** @throws where there is no Chromium. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
}

/** A page with nothing in its cache and nobody signed in; closing it forgets all of it. */
export const openColdPage = (browser: Browser): Promise<Page> => browser.newPage({ viewport: VIEWPORT });

/** Signs in from within the site, so that the browser itself keeps the cookie. @throws when the site refuses. */
export async function signInOn(page: Page, siteUrl: string, credentials: { email: string; password: string }) {
  // No page of the site: its scripts would be in the browser's cache.
  await page.goto(`${siteUrl}/healthz`);
  const status = await page.evaluate(
    async ({ path, csrfHeader, body }) => {
      const headers = { 'content-type': 'application/json', [csrfHeader]: '1' };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    { path: accountsContract.login.path, csrfHeader: CSRF_HEADER, body: JSON.stringify(credentials) },
  );
  if (status !== 200) throw new Error(`signing in was answered with ${status}`);
}
