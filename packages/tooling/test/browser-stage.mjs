import { ensureChromium } from '../chromium/ensure-chromium.mjs';
import { runCaptured } from './captured-command.mjs';
import { readReport, reportFile } from './report-file.mjs';

/** The journeys in Chromium against the composed, built site, counted from Playwright's own report. */
export async function runBrowserTests() {
  ensureChromium();
  const report = reportFile('playwright');
  const { code, output } = await runCaptured(
    'playwright',
    ['test', '--config', 'packages/e2e/playwright.config.ts', '--reporter=json,list'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const results = readReport(report);
  if (!results) return { passed: 0, failed: 1, output };

  const { expected: passed, unexpected, flaky } = results.stats;
  const failed = unexpected + flaky;
  return code !== 0 && failed === 0 ? { passed, failed: 1, output } : { passed, failed, output };
}
