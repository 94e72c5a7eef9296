import { test as base } from '@playwright/test';
import { openDemoSite, type DemoSite } from './demo-site.ts';

/** A test against the demo site: `site` breaks its files, pages start at its origin. */
export const test = base.extend<{ site: DemoSite }, { sharedSite: DemoSite }>({
  sharedSite: [async ({}, use) => {
    const site = await openDemoSite();
    await use(site);
    await site.close();
  }, { scope: 'worker', timeout: 120_000 }],
  site: async ({ sharedSite }, use) => {
    await use(sharedSite);
    sharedSite.breakFiles();
    sharedSite.signIn(null);
    sharedSite.reports.length = 0;
  },
  baseURL: async ({ sharedSite }, use) => use(sharedSite.origin),
});
export { expect } from '@playwright/test';
