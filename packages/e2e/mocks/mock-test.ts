import { test as base, expect } from '@playwright/test';
import { RegistrySnapshot } from '@wishbow/contracts/registry';
import { type MockSite, openMockSite } from '../../tooling/mocks/mock-site.ts';
import { buildMockedSnapshot } from '../../tooling/mocks/mocked-snapshot.mjs';

/** Chromium writes down every answer that is no success; what a bank refuses is meant to be. */
const A_REFUSAL = /status of 402/;

/** A test on the mocked site. What a page writes to its console as an error fails it: calls without a mock do. */
export const test = base.extend<{ complaints: string[] }, { site: MockSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
    async ({}, use) => {
      const snapshot = RegistrySnapshot.parse(await buildMockedSnapshot());
      const site = await openMockSite(() => snapshot);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !A_REFUSAL.test(message.text()))
          errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
