const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const FIRST_PAUSE_MS = 2 * SECOND_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

/** An answer nobody waits for any more is worse than none. */
export const WORTH_SENDING_FOR_MS = { password_reset: 60 * MINUTE_MS, other: 3 * DAY_MS } as const;

export interface FailedAttempt {
  /** How often it was tried, this time included. */
  readonly attempts: number;
  readonly isRefused: boolean;
  readonly giveUpAt: Date;
  readonly now: Date;
}

/** When a letter that was not taken is tried again; undefined when it never is. The pauses double. */
export function retryTimeOf({ attempts, isRefused, giveUpAt, now }: FailedAttempt): Date | undefined {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const retryAt = new Date(now.getTime() + pauseMs);
  return isRefused || retryAt > giveUpAt ? undefined : retryAt;
}
