import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { SITES } from '../site/sites.ts';

/** `npm run test:outages`: every page while each service fails in each way; some minutes, so it is no part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  timeout: 300_000,
  workers: 1,
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
  webServer: [journeys.webServer ?? []].flat().filter(({ url }) => url?.startsWith(SITES.desktop.url)),
});
