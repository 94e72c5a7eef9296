import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** `npm run lint -- [paths]`: Biome and the one ESLint rule, side by side; both say all they have to say. */
const paths = process.argv.slice(2);
const targets = paths.length > 0 ? paths : ['.'];

const exitCodes = await Promise.all([
  run('biome', ['check', '--config-path', 'packages/tooling/biome.preset.json', '--max-diagnostics=200']),
  run('eslint', [
    '--config',
    'packages/tooling/eslint.config.mjs',
    '--no-warn-ignored',
    '--no-error-on-unmatched-pattern',
    '--pass-on-no-patterns',
  ]),
]);
process.exitCode = exitCodes.some((code) => code !== 0) ? 1 : 0;

async function run(tool: string, options: string[]): Promise<number> {
  const program = path.join(root, 'node_modules/.bin', tool);
  const child = spawn(program, [...options, ...targets], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
