import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '../server.ts');
const COMPILED = path.resolve(import.meta.dirname, '../../../../.build/compiled');

export interface OrdersProcess {
  /** Resolves with the signal that ended it, or its exit code. */
  readonly ended: Promise<string | number>;
  stop(): Promise<void>;
}

/** The orders service as a process of its own. Resolves once it listens. */
export async function startOrdersProcess(env: Record<string, string | undefined>): Promise<OrdersProcess> {
  const withCache = { ...env, NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(process.execPath, [SERVER], { env: withCache, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code, signal]: (string | number | null)[]) => signal ?? code ?? 0);
  await untilReady(child);
  return {
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  for await (const chunk of stdout ?? []) {
    if (String(chunk).includes('"ready":true')) return;
  }
  throw new Error('The orders service ended before it was ready');
}
