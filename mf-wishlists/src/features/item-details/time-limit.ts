/** Specification section 9: requests for details and offers that take longer are cancelled and tried again. */
export const TIME_LIMIT_MS = 8_000;

/** A request that was cancelled this often is given up, so that a dead server is told of. */
const MOST_ATTEMPTS = 3;

/**
 * Makes a request again each time it takes too long, cancelling the one that did.
 * @param outer cancels it for good.
 * @throws what the request throws; after the last attempt, that it took too long.
 */
export async function withinTimeLimit<Answer>(
  outer: AbortSignal,
  request: (signal: AbortSignal) => Promise<Answer>,
  attempt = 1,
): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    return await request(AbortSignal.any([outer, limit.signal]));
  } catch (failure) {
    const tookTooLong = limit.signal.aborted && !outer.aborted;
    if (!tookTooLong) throw failure;
    if (attempt === MOST_ATTEMPTS) throw new Error('the server takes too long', { cause: failure });
    return await withinTimeLimit(outer, request, attempt + 1);
  } finally {
    clearTimeout(timer);
  }
}
