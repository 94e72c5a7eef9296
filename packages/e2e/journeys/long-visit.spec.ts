import { expect, type Page } from '@playwright/test';
import { holdingsOf } from '../../tooling/chromium/holdings.ts';
import { testAs } from '../site/signed-in.ts';

const test = testAs('hollis@mailbox.example');

/** Pages of all four parts with what they show once they are there, in an order where no two of one part follow each other. */
const STOPS = [
  ['/live-feed', 'Live Feed'],
  ['/cart', 'Cart'],
  ['/account', 'My Account'],
  ['/theo_l', 'Theo Lindqvist'],
  ['/orders', 'Orders'],
  ['/notifications', 'Notifications'],
] as const;
const CHANGES = 48;
/** Three of them are what the browser notes of a change; a page that stays is thousands. */
const MOST_OBJECTS_A_CHANGE = 20;

/** Counts the copies of react-dom on the page: each makes itself known to the developer tools, which are not there. */
function countRenderers(): void {
  const renderers: unknown[] = [];
  const inject = (renderer: unknown) => renderers.push(renderer);
  const unheard = () => undefined;
  const hook = { renderers, inject, supportsFiber: true, onCommitFiberRoot: unheard, onCommitFiberUnmount: unheard };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** As a link does, without having to find one on the page before. */
async function go(page: Page, [address, heading]: readonly [string, string]): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), address);
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
  await page.waitForFunction(() => !document.querySelector('main [data-loading], main [aria-busy=true]'));
}

test('a long visit to all parts runs on one React and leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countRenderers);
  await page.goto('/');
  const holdings = await holdingsOf(page);
  const visit = async (changes: number) => {
    for (let change = 0; change < changes; change++) await go(page, STOPS[change % STOPS.length] ?? STOPS[0]);
  };
  await visit(STOPS.length * 2);
  const before = await holdings();
  await visit(CHANGES);
  const after = await holdings();
  expect(after.styles).toBe(before.styles);
  expect(after.listeners - before.listeners).toBeLessThan(CHANGES / 2);
  expect(after.nodes - before.nodes).toBeLessThan(CHANGES / 2);
  expect(after.objects - before.objects).toBeLessThan(CHANGES * MOST_OBJECTS_A_CHANGE);
  const renderers = await page.evaluate('__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.length');
  expect(renderers).toBe(1);
});
