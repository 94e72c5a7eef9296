import { BuildFailed } from '../webpack/build-failed.mjs';
import { commandFailure } from './deployer-client.ts';

/**
 * Runs a command: prints what it answers, or in words why it cannot. `--help`, or a mistake in the command, prints how it is called;
 * only what nobody foresaw has a stack.
 */
export async function runCommand(usage: string, site: string, command: () => Promise<string>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    return void process.stdout.write(`${usage}\n`);
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof BuildFailed) return void process.stderr.write(`${error.message}\n`);
    const text = commandFailure(error, { usage, site });
    if (text === undefined) throw error;
    process.stderr.write(`${text}\n`);
  }
}
