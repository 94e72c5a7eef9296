import { expect } from '@playwright/test';
import { test } from './demo-test.ts';

test('a page is composed of parts that share one React, and going from part to part leaves nothing behind', async ({
  page,
  site,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeVisible();
  await expect(page.getByText('Home of the demo')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  expect(await page.evaluate(() => globalThis.reactsOnPage?.size)).toBe(1);
  expect(complaints).toEqual([]);
  expect(site.reports).toEqual([]);
});

test('a change of page brings its title, the top of the page and the focus on its heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeFocused();
  await expect(page).toHaveTitle('People · Wishbow');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a part draws nothing before its style sheet is there', async ({ page }) => {
  await page.route('**/page-users.*.css', async (route) => {
    await new Promise((arrived) => setTimeout(arrived, 1000));
    await route.continue();
  });
  await page.addInitScript(() => {
    const colors: string[] = [];
    Object.assign(globalThis, { headingColors: colors });
    new MutationObserver(() => {
      const heading = document.querySelector('#part-place h1');
      if (heading?.textContent?.startsWith('People')) colors.push(getComputedStyle(heading).color);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeVisible();
  expect(await page.evaluate(() => [...new Set(Reflect.get(globalThis, 'headingColors'))])).toEqual([
    'rgb(140, 20, 60)',
  ]);
});

test('a modal of another part is opened, completed, closed by Escape and by leaving the page', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Show followers' });
  const dialog = page.getByRole('dialog', { name: 'followers of ada' });
  await open.click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Modal: completed')).toBeVisible();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Modal: closed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Ada' }).click();
  await page.goBack();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Profile of ada' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a toast leaves after four seconds, but not from under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Post a toast' }).click();
  const toast = page.getByText('Item updated');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(900, 600);
  await page.clock.runFor(4100);
  await expect(toast).toHaveCount(0);
});

test('an unknown address shows the error page in the words of the specification', async ({ page }) => {
  await page.goto('/ada/secrets');
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
});

test('a protected page sends a visitor to sign in and keeps the way back', async ({ page }) => {
  await page.goto('/notifications?tab=all');
  await expect(page).toHaveURL('/login?redirect=%2Fnotifications%3Ftab%3Dall');
});

test('the theme is changed on the page and remembered for the next one', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('theme=dark');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
});

for (const width of [320, 390]) {
  test(`a visitor finds both ways in in the bar of a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Sign up' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('who owns which piece can be seen', async ({ page }) => {
  await page.goto('/ada');
  await expect(page.getByText('Header of ada')).toBeVisible();
  await page.getByRole('button', { name: 'Show which part owns what' }).click();
  const outlined = await page
    .locator('[data-owner]')
    .evaluateAll((places) =>
      places
        .filter((place) => getComputedStyle(place).outlineStyle === 'dashed')
        .map((place) => place.getAttribute('data-owner')),
    );
  expect(new Set(outlined)).toEqual(new Set(['shell', 'mf-wishlists', 'mf-social']));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the keyboard reaches the content first by the skip link', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
