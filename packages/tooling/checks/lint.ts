import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** `npm run lint -- [paths]`: Biome, then the one ESLint rule; both run even when the first finds something. */
const paths = process.argv.slice(2);
const targets = paths.length > 0 ? paths : ['.'];
const bin = path.join(root, 'node_modules/.bin');

const biome = run('biome', ['check', '--config-path', 'packages/tooling/biome.preset.json', '--max-diagnostics=200']);
const eslint = run('eslint', [
  '--config',
  'packages/tooling/eslint.config.mjs',
  '--no-error-on-unmatched-pattern',
  '--pass-on-no-patterns',
]);
process.exitCode = biome + eslint > 0 ? 1 : 0;

function run(tool: string, options: string[]): number {
  const { status } = spawnSync(path.join(bin, tool), [...options, ...targets], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}
