import { expect } from '@playwright/test';
import { test } from './demo-test.ts';

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
  site.faults = [{ part: 'mf-social', pattern: /page-users\..*\.js$/ }];
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
