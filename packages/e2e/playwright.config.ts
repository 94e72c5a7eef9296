import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../tooling/chromium/find-chromium.mjs';
import { servedSite } from './site/served-site.ts';
import { SITES } from './site/sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const executablePath = findTestBrowser();

/**
 * Journeys (`*.spec.ts`) in Chromium against the built site. On the desktop's every service is a process of its own, so
 * that a journey may kill one: `processes.json` beside a site's data names them. Journeys tagged `@phone` run once more on a
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
        // Of the people on phones most have asked for less motion; those of the longest journeys have not.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: Object.values(SITES).map((site) => ({
    ...servedSite(site),
    reuseExistingServer: process.env.CI === undefined,
  })),
});
