import type { Backlog, ProcessHealth, RecentCalls } from '@wishbow/contracts/site-health';

/** So many groups of calls are shown: those that are called most. */
const MOST_GROUPS = 12;

export type CallsRow = RecentCalls & { readonly process: string; readonly windowSeconds: number };
export type WorkRow = Backlog & { readonly process: string };
export type BreakerRow = { readonly process: string; readonly to: string };

export const callRows = (processes: readonly ProcessHealth[]): CallsRow[] =>
  processes
    .flatMap(({ name, figures }) =>
      (figures?.calls ?? []).map((calls) => ({ ...calls, process: name, windowSeconds: figures?.window_seconds ?? 1 })),
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_GROUPS);

/** What was given up or is late stands above what only waits; queues with nothing in them are left out. */
export const workRows = (processes: readonly ProcessHealth[]): WorkRow[] =>
  processes
    .flatMap(({ name, figures }) => (figures?.backlogs ?? []).map((backlog) => ({ ...backlog, process: name })))
    .filter(({ waiting, given_up: givenUp }) => waiting > 0 || givenUp > 0)
    .toSorted((a, b) => b.given_up - a.given_up || (b.oldest_seconds ?? -1) - (a.oldest_seconds ?? -1));

export const openBreakers = (processes: readonly ProcessHealth[]): BreakerRow[] =>
  processes.flatMap(({ name, figures }) =>
    (figures?.breakers ?? []).filter(({ is_open: isOpen }) => isOpen).map(({ to }) => ({ process: name, to })),
  );
