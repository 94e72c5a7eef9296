import { setTimeout as pause } from 'node:timers/promises';

/** One request of an open loop. */
export interface Answered {
  /** From when it was to be sent, not from when it was: a queue in front of the site counts. */
  readonly latencyMs: number;
  readonly status: string;
}

interface OpenLoop {
  readonly perSecond: number;
  readonly count: number;
}

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered, as people do.
 * @param send tells the status of the answer to the request of that number.
 */
export async function openLoop(
  { perSecond, count }: OpenLoop,
  send: (number: number) => Promise<string>,
): Promise<Answered[]> {
  const startedAt = performance.now();
  const waiting: Promise<Answered>[] = [];
  for (let number = 0; number < count; number += 1) {
    const dueAt = startedAt + (number * 1_000) / perSecond;
    const earlyMs = dueAt - performance.now();
    if (earlyMs > 0) await pause(earlyMs);
    waiting.push(send(number).then((status) => ({ status, latencyMs: performance.now() - dueAt })));
  }
  return Promise.all(waiting);
}
