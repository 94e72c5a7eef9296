import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../tooling/chromium/find-chromium.mjs';
import { servedSite } from './site/served-site.ts';
import { SITES } from './site/sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const executablePath = findTestBrowser();

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  // Of the people on phones most have asked for less motion; those of the longest journeys have not.
  contextOptions: { reducedMotion: 'reduce' },
} as const;
/** Journeys of visitors and of people who are new: they mind nothing that happens beside them, but that their site is killed. */
const OF_NEWCOMERS =
  /\/(account|comments|custom-gifts|feed|find-a-wish|lists|news-by-mail|visitors|wishes-of-all-kinds)\.spec\.ts$/;

/**
 * Journeys (`*.spec.ts`) in Chromium against the built site. Those of people of the demo are alone on a site on which every
 * service is a process of its own, so that they may kill one: `processes.json` beside its data names them. Those tagged
 * `@phone` run once more on a phone-sized screen, on a second site that is nobody's to kill, beside those of newcomers.
 * Three run at a time, since each waits for services and for its person's fingers; last those of which two may run on one
 * screen, so that nobody waits for one of them alone.
 * Recording a trace of every journey costs as much as the journey: `--trace retain-on-failure` asks for it.
 */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'journeys'),
  outputDir: path.join(ROOT, 'test-results/journeys'),
  fullyParallel: false,
  workers: 3,
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
      testIgnore: OF_NEWCOMERS,
      use: { ...DESKTOP, baseURL: SITES.desktop.url },
    },
    {
      name: 'newcomers',
      workers: 1,
      testMatch: OF_NEWCOMERS,
      use: { ...DESKTOP, baseURL: SITES.phone.url },
    },
    {
      name: 'phone',
      workers: 1,
      testIgnore: OF_NEWCOMERS,
      grep: /@phone/,
      use: { ...PHONE, baseURL: SITES.phone.url },
    },
    {
      name: 'newcomers on a phone',
      workers: 2,
      testMatch: OF_NEWCOMERS,
      grep: /@phone/,
      use: { ...PHONE, baseURL: SITES.phone.url },
    },
  ],
  webServer: Object.values(SITES).map((site) => ({
    ...servedSite(site),
    reuseExistingServer: process.env.CI === undefined,
  })),
});
