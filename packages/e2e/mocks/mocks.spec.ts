import { expect, type Page } from '@playwright/test';
import { hrefOf, type Page as PageName, routes } from '@wishbow/contracts/routes';
import { idOf } from '@wishbow/testing/builders/ids';
import { orderIdOf } from '@wishbow/testing/world/seed/orders';
import { axeFaults } from '../../tooling/chromium/axe-faults.ts';
import { test } from './mock-test.ts';

const A_LIST = `/wishlists/${idOf('wishlist', 4)}`;
const AN_ORDER = `/orders/${orderIdOf(5)}`;
/** They keep the heading of the page before them. */
const SAME_HEADING = [A_LIST, AN_ORDER];

/** Where a page stands that needs something named: by page, its addresses with what they show. */
const ADDRESSES: Partial<Record<PageName, string[]>> = {
  wishlist: ['/wishlists', A_LIST],
  wishes: [hrefOf('wishes', { username: 'theo_l' })],
  gifts: [hrefOf('gifts', { username: 'maya_okafor' })],
  tag: ['/tags/music'],
  item: [`/item?id=${idOf('wish', 2)}`],
  orders: ['/orders', AN_ORDER],
  resetPassword: ['/reset-password?token=any'],
  login: ['/login?mock=visitor'],
  account: ['/account?mock='],
  accept: ['/accept?token=any&mock=visitor'],
  unsubscribe: ['/unsubscribe?token=any'],
  admin: [
    '/admin?mock=admin',
    '/admin/orders',
    '/admin/people',
    '/admin/payouts',
    '/admin/reports',
    '/admin/trending',
    '/admin/mails',
    '/admin/audit',
    '/admin/disputes',
    '/admin/books',
    '/admin/parts',
  ],
  unusedHome: [],
  profile: ['/maya_okafor?mock=', '/theo_l', '/sam_ortiz'],
  notFound: ['/no/such/page'],
};

const addressesOf = ({ page, path }: (typeof routes)[number]): string[] => ADDRESSES[page] ?? [path];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectShown(page, address);
}

/**
 * Goes to an address within the site, as its links do: loading all of its code anew costs more than the page. A page that
 * keeps its heading for another subject changes what the heading says.
 */
async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = heading.textContent ?? '';
    window.history.pushState(null, '', to);
  }, address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some(({ dataset, textContent }) => dataset.left !== textContent),
  );
  await expectShown(page, address);
}

async function expectShown(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[data-loading]'), address).toHaveCount(0);
}

test('every page of the site can be reached without a backend', async ({ page }) => {
  for (const address of routes.flatMap(addressesOf)) {
    // Another world begins with a new document.
    const isLoadedAnew = /mock=/.test(address) || [...SAME_HEADING, '/'].includes(address);
    await (isLoadedAnew ? open(page, address) : goOn(page, address));
  }
});

test('what somebody puts into the cart is there on the next page, and their bank declines the card', async ({
  page,
}) => {
  await open(page, '/theo_l?mock=declined-card,clock=2026-12-24');
  await page.getByRole('link', { name: 'Trail running shoes' }).first().click();
  await page.getByRole('dialog', { name: 'Trail running shoes' }).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('3 gifts, grouped by who they are for.')).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).locator('visible=true').click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await checkout.getByRole('button', { name: 'Review order' }).click();
  await checkout.getByRole('button', { name: /^Place order \$/ }).click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('the panel changes what a page shows, and its address says so', async ({ page }) => {
  await open(page, '/cart');
  await page.getByRole('complementary', { name: 'Mocks' }).getByRole('button').press('Enter');
  const panel = page.getByRole('dialog', { name: 'What this page shows' });
  expect(await axeFaults(page)).toEqual([]);
  await panel.getByRole('searchbox', { name: 'Search scenarios' }).fill('cart is empty');
  await expect(panel.getByRole('status')).toHaveText('1 scenario');
  await panel.getByRole('checkbox', { name: 'empty' }).press('Space');
  await panel.getByRole('button', { name: 'Show it' }).click();
  await expect(page).toHaveURL(/\/cart\?mock=empty$/);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mocks: empty' })).toBeVisible();
});
