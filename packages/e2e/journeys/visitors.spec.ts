import { expect } from '@playwright/test';
import { test } from '../site/notices.ts';
import { submitLogIn } from '../site/signed-in.ts';
import {
  expectAccessible,
  expectEarlyAnswersTaken,
  expectNoSidewaysScroll,
  expectNothingMoved,
  settle,
} from '../site/soundness.ts';

const PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password#token=abc',
  '/accept#verify=abc',
  '/users',
  '/add-wishes?query=teapot',
  '/maya_okafor',
  '/no/such/page',
];

/** All in one browser, which has the code of the site compiled from the second page on. */
test('every page is sound for everybody who looks at it @phone', async ({ page }) => {
  test.setTimeout(300_000);
  for (const address of PAGES) {
    await test.step(address, async () => {
      await page.goto(address);
      await settle(page);
      await expectNothingMoved(page);
      await expectEarlyAnswersTaken(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

test('a page is seen before its scripts are there, and nothing of one that sends its visitor on', async ({ page }) => {
  await page.route(/\.js$/, (route) =>
    route.request().url().includes('early-calls') ? route.continue() : route.abort('connectionrefused'),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wish/);
  await page.goto('/cart');
  await expect(page.locator('main')).toHaveCount(0);
});

test('an unknown address shows the error page and leads home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a visitor on a page for people logs in and is led back to it', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login\?redirect=%2Forders/);
  await submitLogIn(page, 'nora@mailbox.example');
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('No orders')).toBeVisible();
});
