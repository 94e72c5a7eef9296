import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';

/** The engine in a process of its own, which can be killed. */
export type EngineProcess = {
  readonly client: MongoClient;
  /** SIGKILL: nothing can be saved any more. */
  kill(): Promise<void>;
  /** SIGTERM, and the exit code it ends with. */
  terminate(): Promise<number | null>;
};

const MAIN = join(import.meta.dirname, '../src/main.ts');

export async function startEngineProcess(dataDir: string): Promise<EngineProcess> {
  const child = spawn(process.execPath, [MAIN, '--data', dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const { url }: { url: string } = JSON.parse(String(line));
  const client = await new MongoClient(url, { retryWrites: false, serverSelectionTimeoutMS: 2000 }).connect();
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    await client.close();
  };
  return {
    client,
    kill: () => end('SIGKILL'),
    terminate: async () => {
      await end('SIGTERM');
      return exitCode(child);
    },
  };
}

const exitCode = ({ exitCode: code }: ChildProcess) => code;
