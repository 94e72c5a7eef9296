import { expect, type Page } from '@playwright/test';
import { NEW_SOCIAL } from './demo-site.ts';
import { test } from './demo-test.ts';

const panelOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page is not available right now' });
const people = (page: Page) => page.getByRole('heading', { name: 'People of the demo' });

/** What this page has asked for of mf-social, by build. */
function requestedBuilds(page: Page): Set<string> {
  const builds = new Set<string>();
  page.on('request', (request) => {
    const [, build] = /\/_mf\/mf-social\/([a-z0-9]+)\//.exec(request.url()) ?? [];
    if (build) builds.add(build);
  });
  return builds;
}

function documentCount(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('a tab that was left open over a deployment goes on with the builds it came with, modals of other parts too', async ({
  page,
  site,
}) => {
  const builds = requestedBuilds(page);
  const documents = documentCount(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  site.hasNewSocial = true;
  await page.getByRole('button', { name: 'Show followers' }).click();
  await page.getByRole('dialog', { name: 'followers of ada' }).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(people(page)).toBeVisible();
  expect([builds.size, builds.has(NEW_SOCIAL), documents()]).toEqual([1, false, 1]);
  await page.reload();
  await expect(people(page)).toBeVisible();
  expect(builds.has(NEW_SOCIAL)).toBe(true);
});

test('a chunk that a deployment has taken away loads the page anew, once, and the new build works', async ({
  page,
  site,
}) => {
  const documents = documentCount(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home of the demo' })).toBeVisible();
  site.hasNewSocial = true;
  site.faults = [{ part: `mf-social`, pattern: new RegExp(`/mf-social/(?!${NEW_SOCIAL}/).*page-users`) }];
  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(people(page)).toBeVisible();
  expect(documents()).toBe(2);
  await expect(panelOf(page)).toHaveCount(0);
});

test('a chunk that is still gone after that leaves a panel and no second load', async ({ page, site }) => {
  const documents = documentCount(page);
  await page.goto('/');
  site.hasNewSocial = true;
  site.faults = [{ part: 'mf-social', pattern: /page-users.*\.js$/ }];
  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page)).toBeVisible();
  expect(documents()).toBe(2);
});

test('whoever sees other builds than others do is told so on every page, and gets back with one press', async ({
  page,
  site,
}) => {
  site.hasNewSocial = true;
  site.override = {
    builds: { 'mf-social': NEW_SOCIAL },
    flags: ['gold-ribbon'],
    mock: [],
    expires_at: '2999-01-01T00:00:00.000Z',
    is_open: true,
  };
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const badge = page.getByRole('complementary', { name: 'Only you see this' });
  await expect(badge).toContainText('mf-social newsocial, flag gold-ribbon');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(people(page)).toBeVisible();
  await badge.getByRole('button', { name: 'Reset' }).click();
  await expect(badge).toHaveCount(0);
  expect(site.override).toBeNull();
});
