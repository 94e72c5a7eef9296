import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit, RateLimiter } from './ephemeral.ts';

/** One limiter object per named limit, made on first use. */
export function limiterPer(make: (limit: RateLimit) => RateLimiterAbstract) {
  const limiters = new Map<string, RateLimiterAbstract>();
  return (limit: RateLimit): RateLimiterAbstract => {
    const known = limiters.get(limit.name) ?? make(limit);
    limiters.set(limit.name, known);
    return known;
  };
}

/** rate-limiter-flexible rejects with its result when the limit is reached: here that is an answer, not a fault. */
export const limiterWith = (limiterOf: (limit: RateLimit) => RateLimiterAbstract): RateLimiter => ({
  consume: async (limit, key) => {
    try {
      await limiterOf(limit).consume(key);
      return { isAllowed: true };
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return { isAllowed: false, retryAfterMs: reason.msBeforeNext };
      throw reason;
    }
  },
  reset: async (limit, key) => {
    await limiterOf(limit).delete(key);
  },
});
