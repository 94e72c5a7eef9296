import { linePace } from './line-pace.ts';
import type { Standing, Visit } from './visit.ts';
import { type Waiting, waitingLine } from './waiting-line.ts';

/** How many calls are worked on at a time, and how many may wait for it. */
export interface TurnstileLimits {
  readonly most: number;
  /** Of them for one service, so that one which hangs leaves room for the others. */
  readonly mostOfOne: number;
  readonly mostWaiting: Readonly<Record<Standing, number>>;
  /** So many may come for one service at one moment: a line that has just begun, or moves fast, does not yet only grow. */
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

/** Ends a visit, whether it is still waiting or inside; more than once does no harm. */
export type Leave = () => void;

export interface Turnstile {
  readonly mostSending: number;
  /** There is neither room inside nor in the line: `enter` would not let them. Asking takes no place. */
  isFull(visit: Visit): boolean;
  /**
   * Calls `go` now or when there is room, or `refuse` where the line turned out to be none that ends soon; undefined
   * where there is not even room to wait.
   */
  enter(visit: Visit, go: () => void, refuse: () => void): Leave | undefined;
}

/**
 * Lets in as many as can be served at once. What cannot be served soon is refused now: a queue without an end would
 * serve everybody too late to be of use.
 */
export function createTurnstile(limits: TurnstileLimits, now = () => Date.now(), mostWaitMs = MOST_WAIT_MS): Turnstile {
  const { most, mostOfOne, mostWaiting, mostInBurst, mostSending } = limits;
  const inside = new Set<Waiting>();
  const insideOf = new Map<string, number>();
  const lines = { paying: waitingLine(), other: waitingLine() };
  const linesOf = createServiceLines(now);

  /** Whoever would be sent away later, or served too late, had better be told now: by how the line of their service moves. */
  const movesFast = ({ service, standing }: Visit): boolean => {
    const { pace, lastEmptyAt } = linesOf(service);
    const ahead = lines.paying.sizeOf(service) + (standing === 'paying' ? 0 : lines.other.sizeOf(service));
    const waitMs = pace.waitMs(ahead);
    // Too few have left yet to tell.
    if (waitMs === undefined) return now() - lastEmptyAt[standing] < BURST_MS;
    return waitMs < LONGEST_LINE_MS[standing];
  };

  const mayWait = (visit: Visit): boolean => {
    const { service, standing } = visit;
    const line = lines[standing];
    const ofService = line.sizeOf(service);
    if (ofService === 0) linesOf(service).lastEmptyAt[standing] = now();
    return line.size() < mostWaiting[standing] || (ofService < mostInBurst && movesFast(visit));
  };

  const hasRoom = (service: string): boolean => inside.size < most && (insideOf.get(service) ?? 0) < mostOfOne;

  const admit = (visit: Waiting): void => {
    inside.add(visit);
    insideOf.set(visit.service, (insideOf.get(visit.service) ?? 0) + 1);
    visit.go();
  };

  /** They came as a burst, and it was an overload: the answers of those in front come too late, so they make room. */
  const sendAway = (standing: Standing): void => {
    const line = lines[standing];
    while (line.size() > mostWaiting[standing]) {
      const oldest = line.first(() => true);
      if (!oldest || now() - oldest.since < LONGEST_WAIT_MS) return;
      line.remove(oldest);
      oldest.refuse();
    }
  };

  /** A line that stands still is no place to wait in: nobody inside leaves, and so nobody looks at it. */
  const limitWait = (visit: Waiting): void => {
    const { standing } = visit;
    setTimeout(() => {
      if (!lines[standing].remove(visit)) return;
      visit.refuse();
    }, mostWaitMs[standing]).unref();
    if (standing === 'other') setTimeout(() => sendAway('other'), LONGEST_WAIT_MS).unref();
  };

  const notePace = (service: string): void => {
    const { pace } = linesOf(service);
    if (lines.paying.sizeOf(service) + lines.other.sizeOf(service) === 0) pace.forget();
    else pace.note();
  };

  const admitNext = (): void => {
    sendAway('other');
    if (inside.size >= most) return;
    const next = lines.paying.first(hasRoom) ?? lines.other.first(hasRoom);
    if (!next) return;
    lines[next.standing].remove(next);
    admit(next);
  };

  const leave = (visit: Waiting): void => {
    lines[visit.standing].remove(visit);
    if (!inside.delete(visit)) return;
    insideOf.set(visit.service, (insideOf.get(visit.service) ?? 1) - 1);
    notePace(visit.service);
    admitNext();
  };

  return {
    mostSending,
    isFull: (visit) => !hasRoom(visit.service) && !mayWait(visit),
    enter: (visit, go, refuse) => {
      const one: Waiting = { ...visit, go, refuse, since: now() };
      if (hasRoom(one.service)) admit(one);
      else if (mayWait(one)) {
        lines[visit.standing].add(one);
        limitWait(one);
      } else return undefined;
      return () => leave(one);
    },
  };
}

/** What is known of the lines for each service: when they were last empty, and how fast they move. */
function createServiceLines(now: () => number) {
  const lines = new Map<string, { pace: ReturnType<typeof linePace>; lastEmptyAt: Record<Standing, number> }>();
  return (service: string) => {
    const known = lines.get(service);
    if (known) return known;
    const line = { pace: linePace(now), lastEmptyAt: { paying: now(), other: now() } };
    lines.set(service, line);
    return line;
  };
}
