import { hrefOf, type Owner, ownerOf } from '@wishbow/contracts/routes';
import type { Page } from 'playwright';
import { VITALS_LIBRARY, type Vitals } from './visit-page.ts';

/** A page of each part, as somebody comes to it who is at home and signed in. */
export const WALK: readonly { readonly name: string; readonly owner: Owner; readonly address: string }[] = [
  { name: 'live feed', address: hrefOf('liveFeed') },
  { name: 'cart', address: hrefOf('cart') },
  { name: 'account', address: hrefOf('account') },
  { name: 'home', address: hrefOf('browse') },
].map((stop) => ({ ...stop, owner: ownerOf(stop.address) }));

/** The press that leaves the last of them counts for it, too. */
const AWAY = hrefOf('users');

/** So long nothing further was noted: the page is there. */
const STILL_MS = 1_500;

/** Values of each page that was come to inside the document, by its address, and when the last one came. */
const WATCH = `
  globalThis.walked = { vitals: {}, notedAt: 0 };
  const note = ({ name, value, navigationType, navigationURL }) => {
    if (navigationType !== 'soft-navigation') return;
    const { pathname } = new URL(navigationURL);
    walked.vitals[pathname] = { ...walked.vitals[pathname], [name]: value };
    walked.notedAt = performance.now();
  };
  for (const watch of [webVitals.onLCP, webVitals.onCLS, webVitals.onINP])
    watch(note, { reportAllChanges: true, reportSoftNavs: true });
`;

/** Goes from part to part by the links of the bars. @returns the vitals of each page that was come to, by address. */
export async function walkThroughParts(page: Page, siteUrl: string): Promise<ReadonlyMap<string, Vitals>> {
  await page.addInitScript({ content: `${VITALS_LIBRARY}\n${WATCH}` });
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  for (const { address } of WALK) {
    await pressLinkTo(page, siteUrl, address);
    await page.waitForFunction(
      ([path = '', stillMs]) => {
        const { vitals, notedAt } = Reflect.get(globalThis, 'walked');
        return vitals[path]?.LCP !== undefined && performance.now() - notedAt > Number(stillMs);
      },
      [address, String(STILL_MS)] as const,
    );
  }
  await pressLinkTo(page, siteUrl, AWAY);
  const vitals: Record<string, Vitals> = await page.evaluate(() => Reflect.get(globalThis, 'walked').vitals);
  return new Map(Object.entries(vitals));
}

async function pressLinkTo(page: Page, siteUrl: string, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
  // What is not in a bar is behind the last button of the upper one.
  if (!(await link.isVisible())) await page.locator('header button').filter({ visible: true }).last().click();
  await link.click();
  await page.waitForURL(siteUrl + address);
}
