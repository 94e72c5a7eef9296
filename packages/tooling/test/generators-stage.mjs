import { splitRecommendations } from '../split/split-recommendations.ts';
import { runCaptured } from './captured-command.mjs';
import { copyTree } from './tree-copy.mjs';

/** What a new team would type, in this order. */
const GENERATORS = [
  ['new:service', 'postcards', 'postcard'],
  ['new:mfe', 'postcards', 'postcard'],
  ['new:mfe', 'recommendations'],
  ['new:endpoint', 'postcards', 'stampPostcard', 'mf-postcards/postcards'],
  ['new:endpoint', 'social/relationships', 'muteUser'],
];

/** The tests that were generated or moved, and those that look at the lists which generators add to. */
const TESTS = [
  'postcard',
  'mf-recommendations',
  'mute-user',
  'consistency/(endpoints|mocks|shared-names|workspaces)',
  'tooling/(openapi|docs|docker)',
  'failure-views',
  'contracts/src/routes',
  'launcher/src/environment',
];

const CHECKS = [
  ['typecheck'],
  [
    'lint',
    'mf-postcards',
    'mf-recommendations',
    'mf-social/src/exposes',
    'services/postcards',
    'services/social/src/relationships',
  ],
  ['check:deps'],
  ['check:dead'],
  ['test:jest', ...TESTS],
];

/**
 * Runs every generator in a copy of the tree, one after the other, and takes recommending out of mf-social into its new
 * part; then the checks and the generated tests there, side by side. Each command is one test.
 */
export async function runGenerators() {
  const copy = copyTree();
  try {
    const generated = [];
    for (const command of GENERATORS) generated.push(await runScript(copy.tree, command));
    if (generated.some(({ failed }) => failed > 0)) return sumOf(generated);
    copy.linkWorkspaces();
    splitRecommendations(copy.tree);
    generated.push(await runScript(copy.tree, ['docs']));
    const checked = await Promise.all(CHECKS.map((command) => runScript(copy.tree, command)));
    return sumOf([...generated, ...checked]);
  } finally {
    copy.remove();
  }
}

async function runScript(tree, [script, ...args]) {
  const { code, output } = await runCaptured('npm', ['run', '--silent', script, '--', ...args], {}, tree);
  if (code === 0) return { passed: 1, failed: 0, output: '' };
  return { passed: 0, failed: 1, output: `npm run ${script} -- ${args.join(' ')}\n${output}\n` };
}

const sumOf = (outcomes) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  output: outcomes.map(({ output }) => output).join(''),
});
