import { expect } from '@playwright/test';
import { test } from './demo-test.ts';

test('which parts a person has seen and how fast they were is told by part and build, and nothing else', async ({
  page,
  site,
}) => {
  const measuring = page.waitForResponse('**/vitals.*.js');
  await page.goto('/');
  await measuring;
  await page.getByRole('main').getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'People of the demo' })).toBeVisible();
  await page.goto('about:blank');
  const views = () => site.health.flatMap((health) => health.views);
  const vitals = () => site.health.flatMap((health) => health.vitals);
  // In any order: two reports may overtake each other.
  const seen = () => views().map(({ part }) => part);
  await expect.poll(() => seen().toSorted()).toEqual(['mf-social', 'mf-wishlists', 'shell', 'shell']);
  const ofHome = () => vitals().filter(({ part }) => part === 'mf-wishlists');
  await expect.poll(() => new Set(ofHome().map(({ vital }) => vital))).toEqual(new Set(['TTFB', 'LCP', 'INP', 'CLS']));
  for (const { build } of views()) expect(build).toMatch(/^[0-9a-f]{10}$/);
});

test('an error that nobody catches is reported for the part whose script it comes from', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Throw' }).click();
  await expect
    .poll(() => site.reports)
    .toMatchObject([{ owner: 'mf-wishlists', kind: 'unhandled', build: expect.stringMatching(/^[0-9a-f]{10}$/) }]);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('an extension throws')), 0));
  await page.getByRole('button', { name: 'Throw' }).click();
  await expect.poll(() => site.reports.length).toBe(2);
  expect(site.reports.map(({ message }) => message)).not.toContain('an extension throws');
});
