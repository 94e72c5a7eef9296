/** How long Redis is left alone after it did not answer: one caller a second waits for it, nobody twice in a row. */
const REST_MS = 1_000;

/** Redis did not answer a moment ago, so it was not asked. */
export class Resting extends Error {
  override readonly name = 'Resting';
}

/**
 * Keeps a store that hangs from being waited for again and again: after a failure every call within a second is refused
 * at once. A hung store costs a request one timeout at most, however often it is needed (RELIABILITY.md row 60).
 * @param now milliseconds
 */
export function restAfterFailure(now: () => number = Date.now) {
  let restsUntil = 0;
  return async <T>(attempt: () => Promise<T>): Promise<T> => {
    if (now() < restsUntil) throw new Resting('the store did not answer a moment ago');
    try {
      return await attempt();
    } catch (error) {
      restsUntil = now() + REST_MS;
      throw error;
    }
  };
}

export type Breaker = ReturnType<typeof restAfterFailure>;
