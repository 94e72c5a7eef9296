import { ensureChromium } from '../chromium/ensure-chromium.mjs';
import { runCaptured } from './captured-command.mjs';
import { readReport, reportFile } from './report-file.mjs';

/** The kit page of the components, the shell with broken parts, and the journeys through the composed, built site. */
const SUITES = {
  kit: 'packages/ui/kit/playwright.config.ts',
  composition: 'shell/e2e/playwright.config.ts',
  journeys: 'packages/e2e/playwright.config.ts',
};

/** Every test in Chromium, counted from Playwright's own reports. */
export async function runBrowserTests() {
  ensureChromium();
  const outcomes = [];
  for (const [name, config] of Object.entries(SUITES)) outcomes.push(await runSuite(name, config));
  return outcomes.reduce((all, one) => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
    output: all.output + one.output,
  }));
}

async function runSuite(name, config) {
  const report = reportFile(`playwright-${name}`);
  const args = ['test', '--config', config, '--reporter=json,list'];
  const { code, output } = await runCaptured('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const results = readReport(report);
  if (!results) return { passed: 0, failed: 1, output };

  const { expected: passed, unexpected, flaky } = results.stats;
  const failed = unexpected + flaky;
  if (failed > 0) return { passed, failed, output };
  return code === 0 ? { passed, failed, output: '' } : { passed, failed: 1, output };
}
