import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../tooling/chromium/find-chromium.mjs';

const ADDRESS = 'http://localhost:3930';
const executablePath = findTestBrowser();

/** Opens the freshly built kit page in Chromium. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'kit.spec.ts',
  outputDir: 'dist/test-results',
  workers: 1,
  // axe reads a page of 25,000 px; on a busy machine that takes more than the usual half minute.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    baseURL: ADDRESS,
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: { command: 'node serve.mjs --port=3930', url: ADDRESS, timeout: 180_000 },
});
