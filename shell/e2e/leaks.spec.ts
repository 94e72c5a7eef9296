import { expect } from '@playwright/test';
import { holdingsOf } from '../../packages/tooling/chromium/holdings.ts';
import { test } from './demo-test.ts';

/**
 * Twice as many are gone there and back. What leaks does so in both halves; what is made once, in one of them. What begins to
 * leak later shows in the sum.
 */
const HALF = 25;
/** Less than one for each round, which leaves room for what is made once. None is what a healthy site gains. */
const MOST_IN_ALL = 2 * HALF;
/** Entries of the history and timings: 3 to 12 a round, none after the first hundred. A page that stays is hundreds. */
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
  for (let round = 0; round < HALF; round++) await thereAndBack();
  const between = await holdings();
  for (let round = 0; round < HALF; round++) await thereAndBack();
  const after = await holdings();
  expect([between.styles, after.styles]).toEqual([before.styles, before.styles]);
  const left = (what: 'listeners' | 'nodes' | 'objects') =>
    Math.min(between[what] - before[what], after[what] - between[what]);
  // Less than one for two rounds: the last page may still be held by what React has not let go of yet.
  expect(left('listeners')).toBeLessThan(HALF / 2);
  expect(left('nodes')).toBeLessThan(HALF / 2);
  expect(after.listeners - before.listeners).toBeLessThan(MOST_IN_ALL);
  expect(after.nodes - before.nodes).toBeLessThan(MOST_IN_ALL);
  expect(left('objects')).toBeLessThan(HALF * MOST_OBJECTS_A_ROUND);
  expect(await page.evaluate(() => globalThis.reactsOnPage?.size)).toBe(1);
});
