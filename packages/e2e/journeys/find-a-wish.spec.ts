import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../tooling/chromium/axe-faults.ts';
import { test } from '../site/notices.ts';

const shownCount = (page: Page) => page.getByRole('heading', { name: /^Showing/ });
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('somebody searches on and on, goes away, and finds their place again @phone', async ({ page }) => {
  await page.goto('/add-wishes');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/add-wishes?query=a');
  await expect(async () => {
    await scrollToEnd(page);
    await expect(shownCount(page)).toHaveText(/^Showing 60 of/, { timeout: 1000 });
  }).toPass();
  await scrollToEnd(page);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(shownCount(page)).toHaveText(/^Showing 80 of/);
  await more.click();
  await expect(shownCount(page)).toHaveText(/^Showing 100 of/);
  await more.click();

  // Of more than a hundred, only those near the window stand in the document, each with its number.
  const results = page.getByRole('list', { name: 'Search results' });
  const card = results.locator('[aria-posinset="105"]');
  await expect(async () => {
    await scrollToEnd(page);
    await expect(card).toBeAttached({ timeout: 1000 });
  }).toPass();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => results.getByRole('listitem').count()).toBeLessThan(60);
  const place = (await card.boundingBox())?.y;
  // A real click would scroll first, to bring the bar that sticks to the edge to the middle.
  await page.getByRole('link', { name: 'Wishbow home' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wish/);
  await page.goBack();
  await expect(shownCount(page)).toHaveText(/^Showing 1\d\d of/);
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (place ?? 0))).toBeLessThan(40);
});

test('a variant has its own picture, and what buyers say is one press away @phone', async ({ page }) => {
  await page.goto('/add-wishes?query=headphones');
  await page.getByRole('link', { name: 'Studio headphones, wired' }).click();
  const details = page.getByRole('dialog', { name: 'Studio headphones, wired' });
  const picture = details.getByRole('img', { name: 'Studio headphones, wired' });
  const greyPicture = await picture.getAttribute('src');
  // It is the chosen one as soon as its price is known, and not before.
  await details.getByRole('radio', { name: 'Ink' }).click();
  await expect(details.getByRole('radio', { name: 'Ink' })).toBeChecked();
  await expect(picture).not.toHaveAttribute('src', greyPicture ?? '');
  await expect(details.getByText(/in total with the processing fee/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await details.getByRole('button', { name: /reviews$/ }).click();
  const reviews = page.getByRole('dialog', { name: 'Customer Reviews' });
  await expect(reviews.getByRole('list', { name: 'Ratings' })).toContainText('5 stars');
  await expect(reviews.getByText('Verified purchase').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await reviews.getByRole('button', { name: 'Back to the item' }).click();
  await expect(details.getByRole('button', { name: /reviews$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('the pictures of a product are leafed through by keyboard', async ({ page }) => {
  await page.goto('/add-wishes?query=headphones');
  await page.getByRole('link', { name: 'Studio headphones, wired' }).click();
  await page.getByRole('button', { name: 'Picture 1 of 3' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Picture 3 of 3' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Picture 3 of 3' })).toHaveAttribute('aria-current', 'true');
});
