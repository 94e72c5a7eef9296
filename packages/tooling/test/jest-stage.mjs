import { availableParallelism } from 'node:os';
import { runCaptured } from './captured-command.mjs';
import { readReport, reportFile } from './report-file.mjs';

/** Every jest test, counted from jest's own report; a file that could not be loaded is one failure. */
export async function runJest() {
  const report = reportFile('jest');
  const { code, output } = await runCaptured('npm', [
    'run',
    '--silent',
    'test:jest',
    '--',
    // Tests that wait for killed processes leave their core to one more.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--json',
    `--outputFile=${report}`,
  ]);
  const results = readReport(report);
  if (!results) return { passed: 0, failed: 1, output };

  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  if (code !== 0 && failed === 0) return { passed, failed: 1, output };
  return { passed, failed, output: failureMessages(results) };
}

function failureMessages({ testResults }) {
  return testResults
    .filter((file) => file.status === 'failed')
    .map((file) => `${file.name}\n${file.message}`)
    .join('\n');
}
