import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import type { Fault } from './fault.ts';

const part = 'mf-social';
const faults: [string, Fault][] = [
  ['whose container is gone', { part, pattern: /remoteEntry\.js$/, how: 'missing' }],
  ['whose container throws', { part, pattern: /remoteEntry\.js$/, how: 'throws' }],
  ['whose container never arrives', { part, pattern: /remoteEntry\.js$/, how: 'hangs' }],
  ['whose pages are gone', { part, pattern: /lifecycles\..*\.js$/, how: 'missing' }],
  ['whose pages throw', { part, pattern: /lifecycles\..*\.js$/, how: 'throws' }],
  ['whose pages never arrive', { part, pattern: /lifecycles\..*\.js$/, how: 'hangs' }],
  ['whose page’s style sheet is gone', { part, pattern: /\.css$/, how: 'missing' }],
];

for (const [title, fault] of faults) {
  test(`a part ${title} takes nothing else down, and works once it is back`, async ({ page, site }) => {
    site.faults = [fault];
    // A script that never arrives keeps the document from counting as loaded; people see the page all the same.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('link', { name: 'People' }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'This page is not available right now' });
    await expect(panel).toBeVisible({ timeout: 25_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Wishbow home' }).click();
    await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
    expect(site.reports.map(({ owner }) => owner)).toContain('mf-social');

    await page.getByRole('main').getByRole('link', { name: 'People' }).click();
    await expect(panel).toBeVisible({ timeout: 25_000 });
    site.faults = [];
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeVisible();
    await expect(panel).toHaveCount(0);
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

test('a modal whose owner is down tells the person, and its opener goes on', async ({ page, site }) => {
  site.faults = [{ part, pattern: /remoteEntry\.js$/, how: 'missing' }];
  await page.goto('/');
  await page.getByRole('button', { name: 'Show followers' }).click();
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  await expect(page.getByText('Modal: closed')).toBeVisible();
  site.faults = [];
  await page.getByRole('button', { name: 'Show followers' }).click();
  await expect(page.getByRole('dialog', { name: 'followers of ada' })).toBeVisible();
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
