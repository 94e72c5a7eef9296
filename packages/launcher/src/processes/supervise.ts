import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { end, ended, hasEnded, launch } from './child.ts';
import type { ProcessSpec } from './process-spec.ts';
import { waitUntilReady } from './readiness.ts';

const START_TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const RECOVERED_AFTER_MS = 30_000;

export type SupervisedProcess = {
  name: string;
  port: number;
  pid(): number | undefined;
  restartCount(): number;
  /** As it runs now; another one after it was started again. */
  child(): ChildProcess;
  /** Is started so from the next time on, and known by that name and port. */
  become(spec: ProcessSpec): void;
  /** Ends it for good: asked politely, then killed after 10 s unless it may take longer. */
  stop(patienceMs?: number): Promise<void>;
};

/**
 * Starts a process and resolves once it is ready. From then on it is started again whenever it ends, at growing pauses
 * from 0.1 s to 5 s, and `onChange` hears of it. Rejects when it ends, or stays silent for 60 s, before it was ever ready.
 */
export async function supervise(first: ProcessSpec, onChange: (event: string) => void): Promise<SupervisedProcess> {
  let spec = first;
  let child = launch(spec);
  await untilReady();
  let isWanted = true;
  let restartCount = 0;
  const supervision = keepAlive();

  return {
    get name() {
      return spec.name;
    },
    get port() {
      return spec.port;
    },
    pid: () => child.pid,
    restartCount: () => restartCount,
    child: () => child,
    become: (next) => {
      spec = next;
    },
    stop: async (patienceMs) => {
      isWanted = false;
      await end(child, patienceMs);
      await supervision;
    },
  };

  async function untilReady(): Promise<void> {
    try {
      const hasGivenUp = () => hasEnded(child);
      await waitUntilReady(spec.name, () => spec.isReady(spec.port), { timeoutMs: START_TIMEOUT_MS, hasGivenUp });
    } catch (error) {
      await end(child);
      throw error;
    }
  }

  async function keepAlive(): Promise<void> {
    let pauseMs = 0;
    while (isWanted) {
      const launchedAt = Date.now();
      await ended(child);
      pauseMs = nextPause(pauseMs, Date.now() - launchedAt);
      await restartAfter(pauseMs);
    }
  }

  async function restartAfter(pauseMs: number): Promise<void> {
    if (!isWanted) return;
    onChange(`${spec.name} ended (${child.signalCode ?? child.exitCode}), starting it again`);
    await delay(pauseMs);
    if (!isWanted) return;
    child = launch(spec);
    restartCount += 1;
    onChange(`${spec.name} is process ${child.pid}`);
  }
}

/** A process that lived long has recovered: its pauses start anew. */
function nextPause(previousMs: number, livedMs: number): number {
  if (previousMs === 0 || livedMs > RECOVERED_AFTER_MS) return FIRST_PAUSE_MS;
  return Math.min(previousMs * 2, LONGEST_PAUSE_MS);
}
