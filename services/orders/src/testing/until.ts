import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** Asks again until there is something to answer. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await pause(PAUSE_MS);
  }
  throw new Error(`Waited in vain until ${what}`);
}
