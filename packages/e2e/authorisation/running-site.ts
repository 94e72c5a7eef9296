import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteVariables } from './config.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LONGEST_START_MS = 120_000;

export interface RunningSite {
  readonly url: string;
  /** Everything its processes have logged so far. */
  logged(): string;
  stop(): Promise<void>;
}

/** The whole site in one process, with data of its own and the demo community in it. Its pages need no build here: only calls are made. */
export async function runSite(dataFolder: string): Promise<RunningSite> {
  const port = await freePort();
  const args = [path.join(ROOT, 'packages/launcher/src/start.ts'), `--port=${port}`, `--data=${dataFolder}`, '--fresh'];
  const said: string[] = [];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: siteVariables(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  try {
    await untilReady(url, () => child.exitCode !== null);
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`The site did not start: ${said.join('')}`, { cause });
  }
  return {
    url,
    logged: () => said.join(''),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + LONGEST_START_MS;
  while (!hasEnded() && Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(hasEnded() ? 'It ended.' : 'It took too long.');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
