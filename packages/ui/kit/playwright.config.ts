import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Opens the built kit page in Chromium: the system's where there is one, Playwright's own otherwise. */
export default defineConfig({
  testDir: '.',
  testMatch: 'kit.spec.ts',
  outputDir: 'dist/test-results',
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: 'http://localhost:3100',
    launchOptions: {
      ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  webServer: { command: 'node serve.mjs', url: 'http://localhost:3100', reuseExistingServer: true, timeout: 120_000 },
});
