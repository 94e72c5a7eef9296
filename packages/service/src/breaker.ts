const MOST_FAILURES = 3;

/** So long nobody asks a service that does not answer; then one call finds out whether it does again. */
export const REST_MS = 5_000;

/** Remembers whether a service answers, so that not every caller waits for one that does not (RELIABILITY.md row 62). */
export interface Breaker {
  /** Whether to ask it now. Whoever is told yes after a rest asks for all others, who go on waiting meanwhile. */
  mayAsk(): boolean;
  /** Whether it is left alone now. */
  isOpen(): boolean;
  noteAnswer(): void;
  noteFailure(): void;
}

/** Opens after three failures in a row. A share of failures would not do: a service that hangs yields few of them. */
export function createBreaker(now: () => number = () => Date.now()): Breaker {
  let failureCount = 0;
  let restsUntil = 0;
  const rest = () => {
    restsUntil = now() + REST_MS;
  };
  return {
    mayAsk: () => {
      if (failureCount < MOST_FAILURES) return true;
      if (now() < restsUntil) return false;
      rest();
      return true;
    },
    isOpen: () => failureCount >= MOST_FAILURES,
    noteAnswer: () => {
      failureCount = 0;
    },
    noteFailure: () => {
      failureCount += 1;
      rest();
    },
  };
}
