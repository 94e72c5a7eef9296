import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { networkOf } from '@wishbow/service/caller-network';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Response } from 'express';
import { overrideOf } from '../overrides/read-overrides.ts';
import type { Observation, PartBuild, PartHealth } from './part-health.ts';
import { shareOfOne } from './share-of-one.ts';

/** A page sends two or three reports; an office behind one address many. What is beyond it is no news. */
const REPORTS_PER_ADDRESS = { name: 'page-reports', points: 300, windowMs: 60_000 };

/** Every part and the shell, and some to spare. */
const MOST_BUILDS = 8;

export interface ObserveDeps {
  readonly health: PartHealth;
  /** Tells the metrics of this process. */
  readonly meter: (observations: readonly Observation[]) => void;
  readonly isKept: IsKept;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/** Whether somebody may still have this build of a part open. Anybody can send reports: what never was a build is not counted. */
export type IsKept = (build: PartBuild) => Promise<boolean>;

/**
 * Counts what a page reports.
 * @param response to the page that reports.
 * @returns false for a report beyond the limit: it is not worth a line in the log either.
 */
export type Observe = (observations: readonly Observation[], response: Response) => Promise<boolean>;

/**
 * Nothing is said to the page when its report does not count: it could not do anything about it. Who looks at builds of
 * their own choice says nothing about how others fare.
 */
export const observer =
  ({ health, meter, isKept, limiter, logger }: ObserveDeps): Observe =>
  async (observations, response) => {
    const address = response.req.ip ?? '';
    const verdict = await limiter.consume(REPORTS_PER_ADDRESS, networkOf(address));
    if (!verdict.isAllowed) {
      logger.debug({ address }, 'more reports than are counted');
      return false;
    }
    if (overrideOf(response)) return true;
    const kept = await keptAmong(observations, isKept);
    const told = observations.filter((observation) => kept.has(keyOf(observation)));
    const counted = await shareOfOne(limiter, address, told);
    meter(counted);
    await health.count(counted);
    return true;
  };

const keyOf = ({ part, build }: PartBuild): string => `${part}@${build}`;

/** Each build is asked about once; of what names more of them than a page can have seen the rest is left out. */
async function keptAmong(observations: readonly PartBuild[], isKept: IsKept): Promise<ReadonlySet<string>> {
  const builds = new Map(observations.map((observation) => [keyOf(observation), observation]));
  const asked = [...builds].slice(0, MOST_BUILDS);
  const areKept = await Promise.all(asked.map(([, build]) => isKept(build)));
  return new Set(asked.flatMap(([key], index) => (areKept[index] ? [key] : [])));
}
