import { test as base } from '@playwright/test';
import { type Demo, type DemoSite, openDemoSite, UNTOUCHED } from './demo-site.ts';

/** A test against the demo site: `site` is what the test decides about it, pages start at its origin. */
export const test = base.extend<{ site: Demo }, { sharedSite: DemoSite }>({
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
    async ({}, use) => {
      const site = await openDemoSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ sharedSite }, use) => {
    await use(sharedSite.demo);
    Object.assign(sharedSite.demo, { ...UNTOUCHED, reports: [], health: [] });
  },
  baseURL: async ({ sharedSite }, use) => use(sharedSite.origin),
});
