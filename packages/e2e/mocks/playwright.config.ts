import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../tooling/chromium/find-chromium.mjs';

const executablePath = findTestBrowser();

/** The whole product on mocks: no backend, a server of files alone. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/mocks'),
  globalSetup: './build-mocks.ts',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
