import { test as base } from '@playwright/test';
import { openPartsSite, type PartsSite } from './parts-site.ts';
import { type Site, siteWith } from './site-answers.ts';

/** A test against shell and parts as they are shipped: `breakPart` says which of them fails, and how. */
export const test = base.extend<{ breakPart: (broken: Site['broken']) => Site }, { partsSite: PartsSite }>({
  partsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
    async ({}, use) => {
      const site = await openPartsSite(siteWith(null));
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  breakPart: async ({ partsSite }, use) =>
    use((broken) => {
      const site = siteWith(broken);
      partsSite.show(site);
      return site;
    }),
  baseURL: async ({ partsSite }, use) => use(partsSite.origin),
});
