import { runCaptured } from '../test/captured-command.mjs';

/** `npm run lint -- [paths]`: Biome and the one ESLint rule, side by side; both say all they have to say. */
const paths = process.argv.slice(2);
const targets = paths.length > 0 ? paths : ['.'];

const BIOME = ['check', '--config-path', 'packages/tooling/biome.preset.json', '--diagnostic-level=warn'];
const ESLINT = [
  '--config',
  'packages/tooling/eslint.config.mjs',
  '--no-warn-ignored',
  '--no-error-on-unmatched-pattern',
  '--pass-on-no-patterns',
];

const results = await Promise.all([
  runCaptured('biome', [...BIOME, '--max-diagnostics=200', ...targets]),
  runCaptured('eslint', [...ESLINT, ...targets]),
]);
for (const { output } of results) process.stdout.write(output);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
