import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from '../site/notices.ts';

const PAGES = ['/', '/login', '/register', '/users', '/add-wishes?query=teapot', '/maya_okafor', '/no/such/page'];

for (const address of PAGES) {
  test(`${address} is sound for everybody who looks at it @phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

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
  await page.getByLabel('Email').fill('nora@mailbox.example');
  await page.getByLabel('Password').fill('wishbow-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Logged in')).toBeVisible();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('No orders')).toBeVisible();
});
