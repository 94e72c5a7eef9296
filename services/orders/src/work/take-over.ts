import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import type { Lease, Waiting } from './due-work-repository.ts';

const PATIENCE_MS = 5_000;
const PAUSE_MS = 100;

/**
 * Takes what waits for a person, on that person's word. A worker that is at it just now is waited for.
 * @returns undefined when it does not wait any more, or somebody is at it for too long.
 */
export async function takeOver<Row>(
  { now, pace }: Pick<Dependencies, 'now' | 'pace'>,
  claim: (lease: Lease) => Promise<Waiting<Row>>,
): Promise<Row | undefined> {
  for (let waitedMs = 0; waitedMs <= PATIENCE_MS; waitedMs += PAUSE_MS) {
    const claimed = await claim({ now: now(), leaseMs: pace.leaseMs });
    if (claimed !== 'busy') return claimed;
    await pause(PAUSE_MS);
  }
  return undefined;
}
