import { expect, type Page } from '@playwright/test';
import {
  type PartFault,
  type PartView,
  partFaults,
  partViews,
  type Surface,
} from '../../packages/e2e/failure-views/part-views.ts';
import { test } from './demo-test.ts';
import type { Fault } from './fault.ts';

const part = 'mf-social';
const entry = { part, pattern: /remoteEntry\.js$/ };

/** How the demo part is made to fail; what it throws in mount is its own doing. */
const faults: Readonly<Record<PartFault, Fault | undefined>> = {
  'entry 404': { ...entry, how: 'missing' },
  'entry 500': { ...entry, how: 'fails' },
  'entry slow': { ...entry, how: 'is slow' },
  'syntax error': { ...entry, how: 'is no script' },
  'throw in mount': undefined,
  'style sheet 404': { part, pattern: /\.css$/, how: 'missing' },
  hang: { ...entry, how: 'hangs' },
};

/** A page that another part owns, with a slot of the broken one in the bar. */
const wholeHome = (page: Page) => page.getByRole('heading', { name: 'Home of the demo' });
const wholePage = (page: Page) => page.getByRole('heading', { name: 'People of the demo' });
const openModal = (page: Page) => page.getByRole('button', { name: 'Show followers' });
const openPage = (page: Page) => page.getByRole('main').getByRole('link', { name: 'People' });

/** From the page of the one part to that of the other. */
async function openAnother(page: Page): Promise<void> {
  const isHome = await wholeHome(page).isVisible();
  await (isHome ? openPage(page) : page.getByRole('link', { name: 'Wishbow home' })).click();
  await expect(isHome ? wholePage(page) : wholeHome(page)).toBeVisible();
}

const slotOf = (page: Page) => page.getByRole('banner').locator('[data-slot="social.peopleSearch"]');

/** What stands for each view on the page. */
const shown: Readonly<Record<Surface, (page: Page, view: PartView) => Promise<void>>> = {
  slot: async (page, view) => {
    await expect(slotOf(page)).toHaveText(view === 'itself' ? 'Demo search' : '');
  },
  modal: async (page, view) => {
    if (view === 'itself') await expect(page.getByRole('dialog', { name: 'followers of ada' })).toBeVisible();
    else await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible({ timeout: 25_000 });
    if (view === 'itself') await page.keyboard.press('Escape');
    await expect(page.getByText('Modal: closed')).toBeVisible();
  },
  page: async (page, view) => {
    if (view === 'itself') await expect(wholePage(page)).toBeVisible();
    else await expect(failurePanel(page)).toBeVisible({ timeout: 25_000 });
  },
};

const failurePanel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });

for (const fault of partFaults) {
  const views = partViews[fault];
  const seen = `page ${views.page}, modal ${views.modal}, slot ${views.slot}`;
  test(`a part with ${fault} shows people ${seen}, takes nothing else down, and works once it is back`, async ({
    page,
    site,
  }) => {
    const given = faults[fault];
    site.faults = given ? [given] : [];
    if (!given) await page.addInitScript(() => Object.assign(globalThis, { demoThrows: true }));
    // A script that never arrives keeps the document from counting as loaded; people see the page all the same.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(wholeHome(page)).toBeVisible();
    // A style sheet that is gone is taken for an outdated page, which is reloaded once before anybody is told.
    if (fault === 'style sheet 404') await expect.poll(() => site.reports.length).toBeGreaterThan(0);
    await openModal(page).click();
    await shown.modal(page, views.modal);
    await shown.slot(page, views.slot);
    await openPage(page).click();
    await shown.page(page, views.page);
    await expect(page.getByRole('banner')).toBeVisible();
    const reported = new Set(site.reports.map(({ owner }) => owner));
    expect(reported).toEqual(new Set(views.page === 'itself' ? [] : [part]));

    site.faults = [];
    await page.evaluate(() => Object.assign(globalThis, { demoThrows: false }));
    if (views.page === 'panel') await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
    await shown.page(page, 'itself');
    await expect(failurePanel(page)).toHaveCount(0);
    // What failed in a bar is asked for again by the next page, once its last try has failed.
    await expect(async () => {
      await openAnother(page);
      await expect(slotOf(page)).toHaveText('Demo search', { timeout: 1000 });
    }).toPass();
    if (!(await wholeHome(page).isVisible())) await openAnother(page);
    await openModal(page).click();
    await shown.modal(page, 'itself');
  });
}

test('a page that throws leaves a panel until one goes elsewhere', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Thrower' }).click();
  await expect(page.getByRole('alert')).toContainText('This page is not available right now');
  await expect.poll(() => site.reports).toMatchObject([{ owner: 'mf-wishlists', kind: 'render' }]);
  await page.getByRole('link', { name: 'Wishbow home' }).click();
  await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a slot that throws is absent and the page around it stands', async ({ page, site }) => {
  await page.goto('/broken');
  await expect(page.getByRole('heading', { name: 'Profile of broken' })).toBeVisible();
  await expect
    .poll(() => site.reports)
    .toMatchObject([{ owner: 'mf-social', message: /^regular social\.profileHeader/ }]);
});

test('a page chunk that is gone reloads the page once, and no more within a minute', async ({ page, site }) => {
  site.faults = [{ part, pattern: /page-users\..*\.js$/, how: 'missing' }];
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.goto('/users');
  await expect(page.getByRole('alert')).toContainText('This page is not available right now');
  expect(loads).toBe(2);
  site.faults = [];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeVisible();
  expect(loads).toBe(2);
});
