import { inspect } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Stage
 */

/**
 * Runs the stages in order, all of them even when one fails, and prints the output of what failed alone.
 * The last line is `N passed, N failed`.
 *
 * @param {readonly Stage[]} stages
 * @param {readonly string[]} args `--only=name,name` runs those alone
 * @param {(text: string) => void} write
 * @returns {Promise<number>} the exit code
 */
export async function runStages(stages, args, write) {
  let passed = 0;
  let failed = 0;
  for (const stage of chosenStages(stages, args)) {
    write(`\n── ${stage.title}\n`);
    const startedAt = performance.now();
    const outcome = await outcomeOf(stage);
    if (outcome.failed > 0) write(`${outcome.output.trimEnd()}\n`);
    write(`   ${counts(outcome)} in ${seconds(performance.now() - startedAt)}\n`);
    passed += outcome.passed;
    failed += outcome.failed;
  }
  write(`\n${counts({ passed, failed })}\n`);
  return failed > 0 ? 1 : 0;
}

function chosenStages(stages, args) {
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
