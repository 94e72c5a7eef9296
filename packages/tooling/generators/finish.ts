import { runCaptured } from '../test/captured-command.mjs';

const FORMATTED = /\.(?:ts|tsx|mjs|json|css)$/;

/** Gives the written files the house format, sorts their imports, and writes what is generated from contracts anew. */
export async function finish(files: readonly string[]): Promise<void> {
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
}

async function run(command: string, args: string[]): Promise<void> {
  const { code, output } = await runCaptured(command, args);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed:\n${output}`);
}
