import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium/find-chromium.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SITE_PORT = 3900;
const SITE_START_TIMEOUT_MS = 180_000;
const executablePath = findChromium();

/**
 * Journeys (`*.spec.ts`) in Chromium against the built site, every service a process of its own, so that a journey
 * may kill one: `.build/e2e/processes.json` names them. Journeys tagged `@phone` run once more on a phone-sized screen.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(ROOT, 'test-results'),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `node packages/launcher/start.mjs --port ${SITE_PORT} --data .build/e2e --fresh --processes`,
    cwd: ROOT,
    url: `http://localhost:${SITE_PORT}/readyz`,
    timeout: SITE_START_TIMEOUT_MS,
    reuseExistingServer: process.env.CI === undefined,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
