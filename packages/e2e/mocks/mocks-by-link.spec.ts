import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { aCheckout } from '../../../bff/src/testing/a-build.ts';
import { DEPLOY_TOKEN } from '../../../bff/src/testing/running-bff.ts';
import { runningRegistry } from '../../../bff/src/testing/running-registry.ts';
import { test as base } from './mock-test.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Site {
  readonly origin: string;
  /** Holds the deploy token, as `npm start` keeps it. */
  readonly data: string;
}

/** A site that runs, with a registry, on which something small is live. */
const test = base.extend<{ running: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
  running: async ({}, use) => {
    const [database, checkout] = await Promise.all([startTestDatabase(), aCheckout()]);
    const bff = await runningRegistry({ mongodbUrl: database.url, root: checkout });
    await writeFile(path.join(checkout, 'launcher.json'), JSON.stringify({ deployToken: DEPLOY_TOKEN }));
    await use({ origin: bff.url.replace('127.0.0.1', 'localhost'), data: checkout });
    await bff.stop();
    await database.stop();
    await rm(checkout, { recursive: true });
  },
});

/** What `npm run override` prints first of its answer, for the site that runs here. */
async function linkFor({ origin, data }: Site, mock: string): Promise<string> {
  const command = ['packages/tooling/deploy/override.ts', '--mock', mock, '--to', origin, '--data', data];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  const { pathname, search } = new URL(/^http\S+$/m.exec(stdout)?.[0] ?? '');
  return origin + pathname + search;
}

test('a link shows a running site on mocks to whoever opens it, and Reset leaves nothing of them behind', async ({
  page,
  running,
}) => {
  const { origin } = running;
  await page.goto(await linkFor(running, 'rich,error:listOrders=503,clock=2026-12-24'));
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const mocks = page.getByRole('complementary', { name: 'Mocks' }).getByRole('button');
  await expect(mocks).toHaveText('Mocks: rich, error:listOrders=503, clock=2026-12-24');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(1);

  await page.goto(`${origin}/theo_l`);
  await expect(page.getByRole('heading', { level: 1, name: 'Theo' })).toBeVisible();
  const badge = page.getByRole('complementary', { name: 'Only you see this' });
  await expect(badge).toContainText('mocks in place of servers');
  // What is live here is one page, and not this one.
  page.removeAllListeners('console');
  await badge.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('body')).toHaveText('s1');
  expect(await workers()).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // Where each page was left is noted with mocks and without.
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual(['wishbow:places']);
});
