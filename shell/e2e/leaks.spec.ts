import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';

const ROUNDS = 50;
/** What the browser itself notes of a change of page, entries of its history and timings among it, is some 10 KB. */
const MOST_KB_A_ROUND = 25;

/** What a page holds after garbage was collected, as counts. */
async function holdings(devtools: CDPSession, page: Page) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const styles = await page.evaluate(() => document.querySelectorAll('style, link[rel=stylesheet]').length);
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), styles, heapKB: of('JSHeapUsedSize') / 1024 };
}

test('fifty times there and back mount and unmount both parts and leave nothing behind', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto('/');
  const thereAndBack = async () => {
    await page.getByRole('main').getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeVisible();
    await page.getByRole('link', { name: 'Wishbow home' }).click();
    await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  };
  // What is made once and kept, such as compiled code and caches, is there after some rounds.
  for (let round = 0; round < 10; round++) await thereAndBack();
  const before = await holdings(devtools, page);
  for (let round = 0; round < ROUNDS; round++) await thereAndBack();
  const after = await holdings(devtools, page);
  expect(after.styles).toBe(before.styles);
  // Less than one a round: the last page may still be held by what React has not let go of yet.
  expect(after.listeners - before.listeners).toBeLessThan(ROUNDS / 2);
  expect(after.nodes - before.nodes).toBeLessThan(ROUNDS / 2);
  expect(after.heapKB - before.heapKB).toBeLessThan(ROUNDS * MOST_KB_A_ROUND);
  expect(await page.evaluate(() => globalThis.reactsOnPage?.size)).toBe(1);
});
