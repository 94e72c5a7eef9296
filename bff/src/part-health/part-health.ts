import type { Counters, Figures } from '@wishbow/cache/ephemeral';
import type { BuildHealth, Vital } from '@wishbow/contracts/part-health-contract';
import { isOwnerName, type Owner } from '@wishbow/contracts/routes';
import { classOf, thirdQuartile, VITAL_BOUNDS } from './vital-buckets.ts';

const MINUTE_MS = 60_000;
/** An hour of minutes, and the one that has just begun. */
const KEPT_MS = 61 * MINUTE_MS;

export interface PartBuild {
  readonly part: Owner;
  readonly build: string;
}

export type Observation =
  | (PartBuild & { readonly what: 'view'; readonly weight: number })
  | (PartBuild & { readonly what: 'error' })
  | (PartBuild & { readonly what: 'vital'; readonly vital: Vital; readonly value: number });

export interface PartHealth {
  count(observations: readonly Observation[]): Promise<void>;
  /** How each build has done since then: the minutes that have begun by now, the one under way too. */
  read(minutes: number): Promise<BuildHealth[]>;
}

/**
 * How the builds that people have open are doing, counted per minute over all instances of the BFF: one key per minute
 * with a figure per part, build and class of a value. Its size is bounded by the builds that are kept, since no other
 * build is ever counted.
 */
export const partHealth = (counters: Counters, now: () => Date): PartHealth => ({
  count: async (observations) => {
    if (observations.length === 0) return;
    await counters.add(keyOf(minuteOf(now())), amountsOf(observations), KEPT_MS);
  },
  read: async (minutes) => {
    const latest = minuteOf(now());
    const keys = Array.from({ length: minutes }, (_, ago) => keyOf(latest - ago));
    return healthOf(await counters.read(keys));
  },
});

const minuteOf = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);
const keyOf = (minute: number): string => `part-health:${minute}`;

function amountsOf(observations: readonly Observation[]): Figures {
  const amounts: Record<string, number> = {};
  for (const observation of observations) {
    const name = figureOf(observation);
    amounts[name] = (amounts[name] ?? 0) + (observation.what === 'view' ? observation.weight : 1);
  }
  return amounts;
}

function figureOf(observation: Observation): string {
  const { part, build, what } = observation;
  const detail = what === 'vital' ? [observation.vital, classOf(observation.vital, observation.value)] : [];
  return [part, build, what, ...detail].join('|');
}

function healthOf(minutes: readonly Figures[]): BuildHealth[] {
  const totals = new Map<string, number>();
  for (const figures of minutes) {
    for (const [name, amount] of Object.entries(figures)) totals.set(name, (totals.get(name) ?? 0) + amount);
  }
  const builds = new Set([...totals.keys()].map((name) => name.split('|').slice(0, 2).join('|')));
  return [...builds].sort().flatMap((name) => {
    const [part = '', build = ''] = name.split('|');
    return isOwnerName(part) ? [healthOfBuild({ part, build }, totals)] : [];
  });
}

function healthOfBuild({ part, build }: PartBuild, totals: ReadonlyMap<string, number>): BuildHealth {
  const total = (...detail: readonly (string | number)[]) => totals.get([part, build, ...detail].join('|')) ?? 0;
  const figuresOf = (vital: Vital) => {
    const counts = Array.from({ length: VITAL_BOUNDS[vital].length + 1 }, (_, index) => total('vital', vital, index));
    return { samples: counts.reduce((sum, count) => sum + count, 0), p75: thirdQuartile(vital, counts) };
  };
  const vitals = { LCP: figuresOf('LCP'), INP: figuresOf('INP'), CLS: figuresOf('CLS'), TTFB: figuresOf('TTFB') };
  return { part, build, views: total('view'), errors: total('error'), vitals };
}
