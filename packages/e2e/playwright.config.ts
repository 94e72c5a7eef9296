import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../tooling/chromium/find-chromium.mjs';
import { SITES } from './site/sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SITE_START_TIMEOUT_MS = 180_000;
const executablePath = findTestBrowser();

/**
 * Journeys (`*.spec.ts`) in Chromium against the built site, every service a process of its own, so that a journey
 * may kill one: `processes.json` beside a site's data names them. Journeys tagged `@phone` run once more on a
 * phone-sized screen, against a site of their own and at the same time. On one site there is one journey at a time.
 * Recording a trace of every journey costs as much as the journey: `--trace retain-on-failure` asks for it.
 */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'journeys'),
  outputDir: path.join(ROOT, 'test-results/journeys'),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'desktop',
      workers: 1,
      use: { baseURL: SITES.desktop.url, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      workers: 1,
      grep: /@phone/,
      use: {
        baseURL: SITES.phone.url,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: Object.values(SITES).map((site) => ({
    command: `node packages/launcher/start.mjs --port ${site.port} --data ${site.data} --fresh --processes`,
    cwd: ROOT,
    // Addresses are checked, as in production, by the sandbox, which is also a provider to sign in with.
    env: { CHECK_ADDRESSES: 'true', SANDBOX_ID: 'true' },
    url: `${site.url}/readyz`,
    timeout: SITE_START_TIMEOUT_MS,
    reuseExistingServer: process.env.CI === undefined,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  })),
});
