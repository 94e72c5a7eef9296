import { expect, type Page } from '@playwright/test';
import { testAs } from '../site/signed-in.ts';
import {
  expectAccessible,
  expectEarlyAnswersTaken,
  expectNoSidewaysScroll,
  expectNothingMoved,
  settle,
} from '../site/soundness.ts';

const PAGES = [
  '/',
  '/orders',
  '/notifications',
  '/account',
  '/account?tab=privacy',
  '/account?tab=cards',
  '/account?tab=llama-bucks',
  '/account?tab=sign-in',
  '/users',
  '/maya_okafor',
];
const WIDTHS = [320, 390, 1280];

const test = testAs('maya@mailbox.example');

async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
}

/** All in one browser, which has the code of the site compiled from the second page on. */
test('every page is sound for somebody who has been here for a while @phone', async ({ page }) => {
  test.setTimeout(300_000);
  await hearNothing(page);
  for (const address of PAGES) {
    await test.step(address, async () => {
      await page.goto(address);
      await settle(page);
      await expectNothingMoved(page);
      await expectEarlyAnswersTaken(page);
      await expectSound(page);
    });
  }
});

/** What others do meanwhile, in other journeys, is told to nobody who looks for what moves by itself: a new notice does. */
const hearNothing = (page: Page) =>
  page.route('/api/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: 'retry: 600000\n\n' }));

async function openWish(page: Page) {
  await page.goto('/theo_l');
  await settle(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const wish = page.getByRole('dialog');
  await expect(wish).toBeVisible();
  await settle(page);
  return wish;
}

test('a wish in its dialog is sound @phone', async ({ page }) => {
  await openWish(page);
  await expectSound(page);
});
