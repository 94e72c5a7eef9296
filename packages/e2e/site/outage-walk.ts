import { expect, type Page } from '@playwright/test';
import { limits, type View, type WalkedPage } from '../failure-views/service-views.ts';
import { countKeptSearches } from './outage.ts';

/** Where each page is, and what its heading is while it is whole; Theo's profile and a product stand for all. */
const addresses: Readonly<Record<WalkedPage, string>> = {
  home: '/',
  profile: '/theo_l',
  item: '/item',
  search: '/add-wishes?query=teapot',
  cart: '/cart',
  orders: '/orders',
  notifications: '/notifications',
  account: '/account',
  admin: '/admin',
};

/** A call, one more try, and what the machine has to do besides. */
const PATIENCE_MS = limits.call * 2 + 8_000;

/** Goes to a page in an outage: the bars stand, what hangs on what is away says so, and nothing else does. */
export async function expectView(page: Page, views: View, walked: WalkedPage, itemHref: string): Promise<void> {
  const view = views[walked] ?? [];
  await page.goto(walked === 'item' ? itemHref : addresses[walked], { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishbow home' })).toBeVisible({
    timeout: PATIENCE_MS,
  });
  const alerts = page.getByRole('main').getByRole('alert');
  for (const text of view) await expect(alerts.filter({ hasText: text }).first()).toBeVisible({ timeout: PATIENCE_MS });
  await expect(page.getByRole('main').locator('h1, [role=alert]').first()).toBeVisible({ timeout: PATIENCE_MS });
  const said = await alerts.allTextContents();
  expect(said.filter((text) => !view.some((expected) => text.includes(expected)))).toEqual([]);
}

/** What was away is on the page again without anybody having done anything. */
export async function expectRecovery(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('h1').first()).toBeVisible();
}

/** A wish of Theo's, as his profile links it. */
export async function wishOfTheo(page: Page): Promise<string> {
  await page.goto(addresses.profile);
  const link = page.getByRole('main').locator('a[href*="/item?id="]').first();
  return (await link.getAttribute('href')) ?? '';
}

/**
 * Asks the search that the walk asks: answers that somebody has had are kept for a day, whatever is away by then. Again until
 * it is: after an outage of what it is kept in nobody asks that for a moment.
 */
export function searchOnce(page: Page, siteUrl: string): Promise<void> {
  return expect(async () => {
    await page.goto(addresses.search);
    await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
    expect(await countKeptSearches(siteUrl)).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
}
