import { linePace } from './line-pace.ts';

/** How many calls are worked on at a time, and how many may wait for it. */
export interface TurnstileLimits {
  readonly most: number;
  /** Of them for one service, so that one which hangs leaves room for the others. */
  readonly mostOfOne: number;
  readonly mostWaiting: Readonly<Record<Standing, number>>;
  /** So many may come at one moment: a line that has just begun, or that moves fast, is not yet one that only grows. */
  readonly mostInBurst: number;
  /** So many may still be sending what they ask for: sending it slowly costs nothing, and keeps others out. */
  readonly mostSending: number;
}

/** Of one service three quarters; a short line for all, a longer one for whoever pays, and for a while. */
export const limitsOf = (most: number): TurnstileLimits => ({
  most,
  mostOfOne: Math.ceil(most * 0.75),
  mostWaiting: { paying: most * 2, other: Math.ceil(most / 2) },
  mostInBurst: most * 6,
  mostSending: Math.ceil(most / 4),
});

const BURST_MS = 500;
/** A line that is longer than it may be for long takes nobody in who would wait for longer than that, by how it moves. */
const LONGEST_LINE_MS: Readonly<Record<Standing, number>> = { paying: 1_500, other: 400 };
/** Of a line that is longer than it should be, whoever has waited so long is sent away. */
const LONGEST_WAIT_MS = 1_500;

/** Whoever has waited so long is sent away even where nothing moves; whoever pays may wait for a card that is being charged. */
const MOST_WAIT_MS: Readonly<Record<Standing, number>> = { paying: 10_000, other: 5_000 };

/** Whoever pays is let in first, and turned away last. */
export type Standing = 'paying' | 'other';

export interface Visit {
  readonly service: string;
  readonly standing: Standing;
}

/** Ends a visit, whether it is still waiting or inside; more than once does no harm. */
export type Leave = () => void;

export interface Turnstile {
  readonly mostSending: number;
  /** There is neither room inside nor in the line: `enter` would not let them. Asking costs nothing and changes nothing. */
  isFull(visit: Visit): boolean;
  /**
   * Calls `go` now or when there is room, or `refuse` where the line turned out to be none that ends soon; undefined
   * where there is not even room to wait.
   */
  enter(visit: Visit, go: () => void, refuse: () => void): Leave | undefined;
}

interface Waiting extends Visit {
  readonly go: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

/**
 * Lets in as many as can be served at once. What cannot be served soon is refused now: a queue without an end would
 * serve everybody too late to be of use.
 */
export function createTurnstile(limits: TurnstileLimits, now = () => Date.now(), mostWaitMs = MOST_WAIT_MS): Turnstile {
  const { most, mostOfOne, mostWaiting, mostInBurst, mostSending } = limits;
  const inside = new Set<Waiting>();
  const insideOf = new Map<string, number>();
  const lines: Readonly<Record<Standing, Set<Waiting>>> = { paying: new Set(), other: new Set() };

  /** When each line was last empty. */
  const lastEmptyAt: Record<Standing, number> = { paying: now(), other: now() };
  const pace = linePace(now);

  /** Whoever would be sent away later, or served too late, had better be told now. */
  const movesFast = (standing: Standing): boolean => {
    const ahead = lines.paying.size + (standing === 'paying' ? 0 : lines.other.size);
    const waitMs = pace.waitMs(ahead);
    // Too few have left yet to tell.
    if (waitMs === undefined) return now() - lastEmptyAt[standing] < BURST_MS;
    return waitMs < LONGEST_LINE_MS[standing];
  };

  const mayWait = ({ standing }: Visit): boolean => {
    const { size } = lines[standing];
    if (size === 0) lastEmptyAt[standing] = now();
    return size < mostWaiting[standing] || (size < mostInBurst && movesFast(standing));
  };

  const hasRoom = ({ service }: Visit): boolean => inside.size < most && (insideOf.get(service) ?? 0) < mostOfOne;

  const admit = (visit: Waiting): void => {
    inside.add(visit);
    insideOf.set(visit.service, (insideOf.get(visit.service) ?? 0) + 1);
    visit.go();
  };

  /** They came as a burst, and it was an overload: the answers of those in front come too late, so they make room. */
  const sendAway = (standing: Standing): void => {
    const line = lines[standing];
    for (const visit of line) {
      if (line.size <= mostWaiting[standing] || now() - visit.since < LONGEST_WAIT_MS) return;
      line.delete(visit);
      visit.refuse();
    }
  };

  /** A line that stands still is no place to wait in: nobody inside leaves, and so nobody looks at it. */
  const limitWait = (visit: Waiting): void => {
    const { standing } = visit;
    setTimeout(() => {
      if (!lines[standing].delete(visit)) return;
      visit.refuse();
    }, mostWaitMs[standing]).unref();
    if (standing === 'other') setTimeout(() => sendAway('other'), LONGEST_WAIT_MS).unref();
  };

  const firstWithRoom = (): Waiting | undefined => {
    for (const line of [lines.paying, lines.other]) for (const visit of line) if (hasRoom(visit)) return visit;
    return undefined;
  };

  const isEmpty = (): boolean => lines.paying.size + lines.other.size === 0;

  const admitNext = (): void => {
    if (isEmpty()) {
      pace.forget();
      return;
    }
    pace.note();
    sendAway('other');
    const next = firstWithRoom();
    if (!next) return;
    lines[next.standing].delete(next);
    admit(next);
  };

  const leave = (visit: Waiting): void => {
    lines[visit.standing].delete(visit);
    if (!inside.delete(visit)) return;
    insideOf.set(visit.service, (insideOf.get(visit.service) ?? 1) - 1);
    admitNext();
  };

  return {
    mostSending,
    isFull: (visit) => !hasRoom(visit) && !mayWait(visit),
    enter: (visit, go, refuse) => {
      const one: Waiting = { ...visit, go, refuse, since: now() };
      if (hasRoom(one)) admit(one);
      else if (mayWait(one)) {
        lines[visit.standing].add(one);
        limitWait(one);
      } else return undefined;
      return () => leave(one);
    },
  };
}
