import type { Vital } from '@wishbow/contracts/part-health-contract';

/**
 * Upper ends of the classes that values are counted in, close together where pages turn from good to poor
 * (https://web.dev/articles/defining-core-web-vitals-thresholds). Milliseconds; `CLS` a bare number.
 */
export const VITAL_BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [250, 500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 20_000],
  INP: [25, 50, 100, 150, 200, 300, 400, 500, 750, 1000, 2000],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1, 2],
  TTFB: [50, 100, 200, 400, 600, 800, 1200, 1800, 3000, 5000, 10_000],
};

/** The class a value is counted in; whatever is beyond the last bound is in one more class. */
export function classOf(vital: Vital, value: number): number {
  const bounds = VITAL_BOUNDS[vital];
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length : index;
}

/**
 * The value that three quarters of the counted ones do not exceed, as if they lay evenly within their class; null where
 * none was counted. In the open last class it is the last bound.
 * @param counts by class
 */
export function thirdQuartile(vital: Vital, counts: readonly number[]): number | null {
  const bounds = VITAL_BOUNDS[vital];
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.75;
  if (wanted === 0) return null;
  let before = 0;
  for (const [index, count] of counts.entries()) {
    if (before + count >= wanted) return within(bounds, index, (wanted - before) / count);
    before += count;
  }
  return bounds.at(-1) ?? null;
}

function within(bounds: readonly number[], index: number, share: number): number {
  const lower = bounds[index - 1] ?? 0;
  const upper = bounds[index] ?? lower;
  return lower + (upper - lower) * share;
}
