import { inspect } from 'node:util';
import { stages } from './stages.mjs';

/** @typedef {{ passed: number, failed: number, output: string }} Outcome */

/**
 * Runs the stages in order, all of them even when one fails, and prints the output of what failed alone.
 * The last line is `N passed, N failed`.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runStages(args) {
  let passed = 0;
  let failed = 0;
  for (const stage of chosenStages(args)) {
    process.stdout.write(`\n── ${stage.title}\n`);
    const startedAt = performance.now();
    const outcome = await outcomeOf(stage);
    if (outcome.failed > 0) process.stdout.write(`${outcome.output.trimEnd()}\n`);
    process.stdout.write(`   ${counts(outcome)} in ${seconds(performance.now() - startedAt)}\n`);
    passed += outcome.passed;
    failed += outcome.failed;
  }
  process.stdout.write(`\n${counts({ passed, failed })}\n`);
  return failed > 0 ? 1 : 0;
}

function chosenStages(args) {
  const only = args.find((argument) => argument.startsWith('--only='));
  if (!only) return stages;
  const names = only.slice('--only='.length).split(',');
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(`No stage ${unknown.join(', ')}. There are: ${stages.map((stage) => stage.name).join(', ')}.`);
  }
  return stages.filter((stage) => names.includes(stage.name));
}

/** A stage that could not run is a failure of its own, and the following stages still run. @returns {Promise<Outcome>} */
async function outcomeOf(stage) {
  return await stage.run().catch((error) => ({ passed: 0, failed: 1, output: inspect(error) }));
}

const counts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
const seconds = (durationMs) => `${(durationMs / 1000).toFixed(1)} s`;
