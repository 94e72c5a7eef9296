import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { servedSite } from '../site/served-site.ts';
import { OUTAGES_SITE } from '../site/sites.ts';

/**
 * `npm run test:outages`: every part broken in each way, and every page while each service, the database, Redis and what
 * stands for other companies fails in each way; a quarter of an hour, so it is no part of `npm test`.
 */
export default defineConfig({
  ...journeys,
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/outages'),
  timeout: 480_000,
  workers: 1,
  projects: [
    { name: 'parts', testDir: path.resolve(import.meta.dirname, '../broken-parts'), timeout: 60_000 },
    {
      name: 'outages',
      testDir: import.meta.dirname,
      use: { baseURL: OUTAGES_SITE.url, viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: servedSite(OUTAGES_SITE),
});
