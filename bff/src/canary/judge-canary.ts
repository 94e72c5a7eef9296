import type { CanaryBudget } from '@wishbow/contracts/canary';
import type { BuildHealth, Vital } from '@wishbow/contracts/part-health-contract';

/** What is told of it stands in the books, so it names the figures. */
export type Verdict =
  | { readonly is: 'too-early'; readonly because: string }
  | { readonly is: 'within-budget'; readonly because: string }
  | { readonly is: 'over-budget'; readonly because: string };

/** A single failure is an accident, also where few have looked. */
const FEWEST_ERRORS = 3;

/** Differences below these are noise whatever they are in percent: milliseconds, `CLS` a bare number. */
const NOISE: Readonly<Record<Exclude<Vital, 'TTFB'>, number>> = { LCP: 100, INP: 40, CLS: 0.02 };
const JUDGED = ['LCP', 'INP', 'CLS'] as const;

/**
 * Whether a canary is worse than what is live by more than its budget. How fast the server answers is not asked: both
 * builds come from the same one.
 * @param canary how the two have done in the same stretch of time; undefined where nobody has seen it.
 */
export function judgeCanary(
  canary: BuildHealth | undefined,
  live: BuildHealth | undefined,
  budget: CanaryBudget,
): Verdict {
  if (!canary || !live || Math.min(canary.views, live.views) < budget.min_views) {
    const seen = `${canary?.views ?? 0} views of the canary, ${live?.views ?? 0} of the live build`;
    return { is: 'too-early', because: `${seen}, ${budget.min_views} are asked for` };
  }
  const told = toldOfErrors(canary, live);
  const faults = [
    ...(failsTooOften(canary, live, budget) ? [told] : []),
    ...JUDGED.flatMap((vital) => slownessIn(vital, canary, live, budget)),
    ...lateness(canary, budget),
  ];
  if (faults.length > 0) return { is: 'over-budget', because: faults.join('; ') };
  return { is: 'within-budget', because: told };
}

const errorPercent = ({ errors, views }: BuildHealth): number => (errors / views) * 100;

const failsTooOften = (canary: BuildHealth, live: BuildHealth, { error_percent: allowed }: CanaryBudget): boolean =>
  canary.errors >= FEWEST_ERRORS && errorPercent(canary) > errorPercent(live) + allowed;

const toldOfErrors = (canary: BuildHealth, live: BuildHealth): string =>
  `errors in ${errorPercent(canary).toFixed(1)} % of ${canary.views} views, ` +
  `${errorPercent(live).toFixed(1)} % of ${live.views} with the live build`;

function slownessIn(
  vital: Exclude<Vital, 'TTFB'>,
  { vitals: { [vital]: ours } }: BuildHealth,
  { vitals: { [vital]: theirs } }: BuildHealth,
  { min_views: fewest, slower_percent: allowed }: CanaryBudget,
): string[] {
  if (Math.min(ours.samples, theirs.samples) < fewest || ours.p75 === null || theirs.p75 === null) return [];
  if (ours.p75 <= theirs.p75 * (1 + allowed / 100) + NOISE[vital]) return [];
  return [`${vital} ${inUnits(vital, ours.p75)}, ${inUnits(vital, theirs.p75)} with the live build`];
}

/** Beyond what was promised, however slow the live build is. */
function lateness({ vitals: { LCP } }: BuildHealth, { min_views: fewest, max_lcp_ms: most }: CanaryBudget): string[] {
  if (most === undefined || LCP.samples < fewest || LCP.p75 === null || LCP.p75 <= most) return [];
  return [`LCP ${inUnits('LCP', LCP.p75)}, ${inUnits('LCP', most)} are allowed`];
}

const inUnits = (vital: Vital, value: number): string =>
  vital === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
