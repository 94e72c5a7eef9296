import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { runCaptured } from '../test/captured-command.mjs';

const FORMATTED = /\.(?:ts|tsx|mjs|json|css)$/;

/** What is generated from contracts and sources: file by file, or folders of such. */
const GENERATED = ['packages/contracts/openapi.json', 'docs/platform', 'docs/failure-views.md'];

/**
 * Gives the written files the house format, sorts their imports, and writes what is generated from contracts anew.
 * @returns those of the latter that have changed by it.
 */
export async function finish(files: readonly string[]): Promise<string[]> {
  const before = generatedTexts();
  const formatted = files.filter((file) => FORMATTED.test(file));
  await run('biome', [
    'check',
    '--write',
    '--linter-enabled=false',
    '--config-path=packages/tooling/biome.preset.json',
    ...formatted,
  ]);
  await run('node', ['packages/tooling/openapi/write.ts']);
  await run('node', ['packages/tooling/docs/write.ts']);
  await run('node', ['packages/e2e/failure-views/write.ts']);
  return [...generatedTexts()].flatMap(([file, text]) => (before.get(file) === text ? [] : [file]));
}

const generatedTexts = (): Map<string, string> =>
  new Map(
    GENERATED.flatMap((place) => globSync([place, `${place}/*`], { cwd: root }))
      .filter((file) => path.extname(file) !== '')
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

async function run(command: string, args: string[]): Promise<void> {
  const { code, output } = await runCaptured(command, args);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed:\n${output}`);
}
