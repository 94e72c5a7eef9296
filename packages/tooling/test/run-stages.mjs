import { availableParallelism } from 'node:os';
import { inspect } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Stage
 * @typedef {readonly Stage[]} Step stages that do not mind each other and run side by side
 */

/**
 * Runs the steps in order, all of them even when one fails, and prints the output of what failed alone.
 * The last line is `N passed, N failed`.
 *
 * @param {readonly Step[]} steps
 * @param {readonly string[]} args `--only=name,name` runs those stages alone
 * @param {(text: string) => void} write
 * @returns {Promise<number>} the exit code; 1, with what can be asked for, for any other argument
 */
export async function runStages(steps, args, write) {
  const outcomes = [];
  const runOne = async (stage) => {
    const startedAt = performance.now();
    const outcome = await outcomeOf(stage);
    outcomes.push(outcome);
    const said = outcome.failed > 0 ? `${outcome.output.trimEnd()}\n` : '';
    write(`\n── ${stage.title}\n${said}   ${counts(outcome)} in ${seconds(performance.now() - startedAt)}\n`);
  };
  const chosen = chosenSteps(steps, args);
  if (!chosen) {
    write(`${usage(steps)}\n`);
    return 1;
  }
  for (const step of chosen) await runSideBySide(step, runOne);

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  write(`\n${counts({ passed, failed })}\n`);
  return failed > 0 ? 1 : 0;
}

/** As many at a time as there are cores, taken up in their order. */
async function runSideBySide(stages, runOne) {
  const waiting = [...stages];
  const takeUp = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runOne(stage);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeUp));
}

/** Undefined where the arguments ask for what there is not. */
function chosenSteps(steps, args) {
  if (args.length === 0) return steps;
  const [only, ...others] = args;
  if (!only.startsWith('--only=') || others.length > 0) return undefined;
  const names = only.slice('--only='.length).split(',');
  const known = steps.flat().map(({ name }) => name);
  if (names.some((name) => !known.includes(name))) return undefined;
  return steps.map((step) => step.filter(({ name }) => names.includes(name)));
}

const usage = (steps) => {
  const names = steps.flat().map(({ name }) => name);
  return `npm test                          everything\nnpm test -- --only=<stage>,<stage>  of ${names.join(', ')}`;
};

/** A stage that could not run is a failure of its own, and the others still run. @returns {Promise<Outcome>} */
async function outcomeOf(stage) {
  return await stage.run().catch((error) => ({ passed: 0, failed: 1, output: inspect(error) }));
}

const counts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
const seconds = (durationMs) => `${(durationMs / 1000).toFixed(1)} s`;
