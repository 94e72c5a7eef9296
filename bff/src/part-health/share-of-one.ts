import type { RateLimit, RateLimiter } from '@wishbow/cache/ephemeral';
import { isNear, networkOf } from '@wishbow/service/caller-network';
import type { Observation } from './part-health.ts';

/** As long as the stretch of time that a canary is judged by. */
const windowMs = 15 * 60_000;

/**
 * What one address may say of one build. Anybody can send reports: with fewer errors than a canary is ever taken back
 * for, and few of the values that it is compared by, nobody takes back by themselves what others fare well with, nor
 * hides that they fare badly.
 */
const SHARES: Readonly<Record<Observation['what'], RateLimit>> = {
  view: { name: 'page-views', points: 40, windowMs },
  error: { name: 'page-errors', points: 2, windowMs },
  vital: { name: 'page-vitals', points: 5, windowMs },
};

/** @returns of what comes from one address that which is counted. */
export async function shareOfOne(
  limiter: RateLimiter,
  address: string,
  observations: readonly Observation[],
): Promise<Observation[]> {
  if (isNear(address)) return [...observations];
  const network = networkOf(address);
  const spent = new Set<string>();
  const counted: Observation[] = [];
  for (const observation of observations) {
    const share = shareOf(observation);
    if (spent.has(share)) continue;
    const { isAllowed } = await limiter.consume(SHARES[observation.what], `${network} ${share}`);
    if (isAllowed) counted.push(observation);
    else spent.add(share);
  }
  return counted;
}

const shareOf = (observation: Observation): string => {
  const { part, build, what } = observation;
  return [part, build, what === 'vital' ? observation.vital : what].join(' ');
};
