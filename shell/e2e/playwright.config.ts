import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../packages/tooling/chromium/find-chromium.mjs';

const executablePath = findTestBrowser();

/**
 * The composition alone, without a backend: the built shell around two small parts, served by `demo-site.ts`, and around
 * those that are shipped while one of them is broken.
 */
export default defineConfig({
  projects: [
    { name: 'demo', testDir: import.meta.dirname },
    {
      name: 'parts',
      testDir: path.resolve(import.meta.dirname, '../../packages/e2e/broken-parts'),
      grepInvert: /@every/,
    },
  ],
  outputDir: path.resolve(import.meta.dirname, '../../test-results/composition'),
  // These tests wait for time limits more than they compute; each worker has a demo site of its own.
  globalSetup: './build-demo.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
