import { failureWords } from './deployer-client.ts';

/** Runs a command: prints what it answers, or in words why it cannot; only what nobody foresaw has a stack. */
export async function runCommand(usage: string, site: string, command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    const words = failureWords(error, site);
    if (words === undefined) throw error;
    process.stderr.write(`${words}\n\n${usage}\n`);
    process.exitCode = 1;
  }
}
