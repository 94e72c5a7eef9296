import { ensureChromium } from '../chromium/ensure-chromium.mjs';
import { runCaptured } from './captured-command.mjs';
import { pagesAtFailure } from './pages-at-failure.mjs';
import { readReport, reportFile } from './report-file.mjs';

/** The kit page of the components, the shell with broken parts, every page on mocks, and the journeys through the composed, built site. */
const SUITES = {
  kit: 'packages/ui/kit/playwright.config.ts',
  composition: 'shell/e2e/playwright.config.ts',
  mocks: 'packages/e2e/mocks/playwright.config.ts',
  journeys: 'packages/e2e/playwright.config.ts',
};

/**
 * Every test in Chromium, counted from Playwright's own reports. Journeys wait for services and for people's fingers, so
 * the others run beside them, one after the other.
 */
export async function runBrowserTests() {
  ensureChromium();
  const [journeys, others] = await Promise.all([runSuite('journeys'), runInTurn(['kit', 'composition', 'mocks'])]);
  return [journeys, ...others].reduce((all, one) => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
    output: all.output + one.output,
  }));
}

async function runInTurn(names) {
  const outcomes = [];
  for (const name of names) outcomes.push(await runSuite(name));
  return outcomes;
}

async function runSuite(name) {
  const report = reportFile(`playwright-${name}`);
  const args = ['test', '--config', SUITES[name], '--reporter=json,list'];
  const { code, output } = await runCaptured('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const results = readReport(report);
  if (!results) return { passed: 0, failed: 1, output };

  const { expected: passed, unexpected, flaky } = results.stats;
  const failed = unexpected + flaky;
  if (failed > 0) return { passed, failed, output: output + pagesAtFailure(results) };
  return code === 0 ? { passed, failed, output: '' } : { passed, failed: 1, output };
}
