import { runBrowserTests } from './browser-stage.mjs';
import { runBuild } from './build-stage.mjs';
import { runCaptured } from './captured-command.mjs';
import { runGenerators } from './generators-stage.mjs';
import { runJest } from './jest-stage.mjs';

/**
 * What `npm test` runs, step by step: cheap checks first, so that a slip shows within seconds. The stages of a step run
 * side by side; those that keep every core busy themselves stand alone.
 * A command that passes or fails as a whole counts as one test; test runners report their own counts.
 *
 * @type {import('./run-stages.mjs').Step[]}
 */
export const steps = [
  [
    { name: 'lint', title: 'Lint', run: script('lint') },
    { name: 'types', title: 'Types', run: script('typecheck') },
    { name: 'boundaries', title: 'Boundaries between folders', run: script('check:deps') },
    { name: 'dead', title: 'Dead code', run: script('check:dead') },
    { name: 'duplication', title: 'Duplication', run: script('check:dup') },
    { name: 'versions', title: 'Versions', run: script('check:versions') },
  ],
  [{ name: 'unit', title: 'Unit, contract and service tests', run: runJest }],
  [
    { name: 'generators', title: 'Generators, and what they write', run: runGenerators },
    { name: 'build', title: 'Build', run: runBuild },
  ],
  [{ name: 'browser', title: 'Browser tests', run: runBrowserTests }],
];

/** One test: the npm script ends well. */
function script(name) {
  return async () => {
    const { code, output } = await runCaptured('npm', ['run', '--silent', name]);
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  };
}
