const LONGEST_WAIT_MS = 30_000;
/** Stripe keeps trying for up to three days (docs.stripe.com/webhooks); the retailer until it is answered with 200. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1_000;

/**
 * When to try a message again after its `attempts`-th failure: the wait doubles from `firstWaitMs` up to 30 s.
 * Undefined when the message is three days old and is given up.
 */
export const nextAttemptAt = (
  message: { createdAt: Date; attempts: number },
  now: Date,
  firstWaitMs: number,
): Date | undefined => {
  if (now.getTime() - message.createdAt.getTime() >= GIVE_UP_AFTER_MS) return undefined;
  const waitMs = Math.min(firstWaitMs * 2 ** (message.attempts - 1), LONGEST_WAIT_MS);
  return new Date(now.getTime() + waitMs);
};
