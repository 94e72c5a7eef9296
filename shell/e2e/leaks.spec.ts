import { expect } from '@playwright/test';
import { holdingsOf } from '../../packages/tooling/chromium/holdings.ts';
import { test } from './demo-test.ts';

const ROUNDS = 50;
/** Entries of the history, timings and timers under way: 3 to 12 a round, none after the first hundred. A page that stays is hundreds. */
const MOST_OBJECTS_A_ROUND = 30;

test('fifty times there and back mount and unmount both parts and leave nothing behind', async ({ page }) => {
  const holdings = await holdingsOf(page);
  await page.goto('/');
  const thereAndBack = async () => {
    await page.getByRole('main').getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeVisible();
    await page.getByRole('link', { name: 'Wishbow home' }).click();
    await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  };
  // What is made once and kept, such as caches and what comes late into the bars, is there after some rounds.
  await expect(page.getByRole('banner').getByText('Demo search')).toBeVisible();
  for (let round = 0; round < 10; round++) await thereAndBack();
  const before = await holdings();
  for (let round = 0; round < ROUNDS; round++) await thereAndBack();
  const after = await holdings();
  expect(after.styles).toBe(before.styles);
  // Less than one for two rounds: the last page may still be held by what React has not let go of yet.
  expect(after.listeners - before.listeners).toBeLessThan(ROUNDS / 2);
  expect(after.nodes - before.nodes).toBeLessThan(ROUNDS / 2);
  expect(after.objects - before.objects).toBeLessThan(ROUNDS * MOST_OBJECTS_A_ROUND);
  expect(await page.evaluate(() => globalThis.reactsOnPage?.size)).toBe(1);
});
