import type { RecentCalls } from '@wishbow/contracts/site-health';

const SLOT_MS = 60_000;
const SLOTS = 5;
export const WINDOW_SECONDS = (SLOTS * SLOT_MS) / 1_000;

/** Upper bounds in milliseconds; what took longer is in one more class, told as the last bound. */
const BOUNDS_MS = [2, 5, 10, 20, 35, 50, 75, 100, 150, 250, 400, 600, 1_000, 2_500, 5_000, 10_000];

interface Tally {
  errors: number;
  /** Turned away at once: calls, and failed, but no answer whose time says how the site is doing. */
  refused: number;
  readonly counts: number[];
}

/**
 * What was answered within the last five minutes, by groups of addresses. Its size is bounded by the groups, whose names
 * come from templates of routes and never from an address.
 */
export function recentCalls(now: () => number = Date.now) {
  const slots = new Map<number, Map<string, Tally>>();
  const forgetOld = (slot: number) => {
    for (const old of slots.keys()) if (old <= slot - SLOTS) slots.delete(old);
  };
  const slotNow = () => {
    const slot = Math.floor(now() / SLOT_MS);
    forgetOld(slot);
    const tallies = slots.get(slot) ?? new Map<string, Tally>();
    slots.set(slot, tallies);
    return tallies;
  };
  const tallyNow = (group: string): Tally => {
    const tallies = slotNow();
    const tally = tallies.get(group) ?? emptyTally();
    tallies.set(group, tally);
    return tally;
  };
  return {
    noteRefusal: (group: string): void => {
      tallyNow(group).refused += 1;
    },
    note: (group: string, durationMs: number, isError: boolean): void => {
      const tally = tallyNow(group);
      add(tally, classOf(durationMs), 1);
      if (isError) tally.errors += 1;
    },
    /** Those that were called most come first. */
    read: (): RecentCalls[] => {
      forgetOld(Math.floor(now() / SLOT_MS));
      return [...sumOf(slots.values())]
        .map(([group, tally]) => figuresOf(group, tally))
        .toSorted((a, b) => b.count - a.count);
    },
  };
}

const emptyTally = (): Tally => ({ errors: 0, refused: 0, counts: Array<number>(BOUNDS_MS.length + 1).fill(0) });

const add = (tally: Tally, index: number, count: number): void => {
  tally.counts[index] = (tally.counts[index] ?? 0) + count;
};

function classOf(durationMs: number): number {
  const index = BOUNDS_MS.findIndex((bound) => durationMs <= bound);
  return index === -1 ? BOUNDS_MS.length : index;
}

function sumOf(slots: Iterable<ReadonlyMap<string, Tally>>): ReadonlyMap<string, Tally> {
  const sums = new Map<string, Tally>();
  for (const [group, tally] of [...slots].flatMap((tallies) => [...tallies])) {
    const sum = sums.get(group) ?? emptyTally();
    sums.set(group, sum);
    sum.errors += tally.errors;
    sum.refused += tally.refused;
    for (const [index, count] of tally.counts.entries()) add(sum, index, count);
  }
  return sums;
}

function figuresOf(group: string, { errors, refused, counts }: Tally): RecentCalls {
  const count = counts.reduce((sum, one) => sum + one, refused);
  const p50 = percentileOf(counts, 0.5);
  return { group, count, errors: errors + refused, p50_ms: p50, p95_ms: percentileOf(counts, 0.95) };
}

/** As Prometheus reckons it: within a class, calls are taken to lie evenly. */
function percentileOf(counts: readonly number[], share: number): number {
  const rank = share * counts.reduce((sum, one) => sum + one, 0);
  let before = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= rank) return Math.round(within(index, (rank - before) / count));
    before += count;
  }
  return 0;
}

function within(index: number, share: number): number {
  const lower = BOUNDS_MS[index - 1] ?? 0;
  const upper = BOUNDS_MS[index] ?? lower;
  return lower + share * (upper - lower);
}
