/** How many calls are worked on at a time, and how many may wait for it. */
export interface GateLimits {
  readonly most: number;
  /** Of them for one service, so that one which hangs leaves room for the others. */
  readonly mostOfOne: number;
  readonly mostWaiting: Readonly<Record<Standing, number>>;
}

/** Of one service three quarters; a short line for all, a longer one for whoever pays. */
export const limitsOf = (most: number): GateLimits => ({
  most,
  mostOfOne: Math.ceil(most * 0.75),
  mostWaiting: { paying: most * 2, other: Math.ceil(most / 2) },
});

/** Whoever pays is let in first, and turned away last. */
export type Standing = 'paying' | 'other';

export interface Visit {
  readonly service: string;
  readonly standing: Standing;
}

/** Ends a visit, whether it is still waiting or inside; more than once does no harm. */
export type Leave = () => void;

export interface Gate {
  /** Calls `go` now or when there is room; undefined where there is not even room to wait. */
  enter(visit: Visit, go: () => void): Leave | undefined;
}

interface Waiting extends Visit {
  readonly go: () => void;
}

/**
 * Lets in as many as can be served at once. What cannot be served soon is refused now: a queue without an end would
 * serve everybody too late to be of use.
 */
export function createGate({ most, mostOfOne, mostWaiting }: GateLimits): Gate {
  const inside = new Set<Waiting>();
  const insideOf = new Map<string, number>();
  const lines: Readonly<Record<Standing, Set<Waiting>>> = { paying: new Set(), other: new Set() };

  const hasRoom = ({ service }: Visit): boolean => inside.size < most && (insideOf.get(service) ?? 0) < mostOfOne;

  const admit = (visit: Waiting): void => {
    inside.add(visit);
    insideOf.set(visit.service, (insideOf.get(visit.service) ?? 0) + 1);
    visit.go();
  };

  const admitNext = (): void => {
    const next = [...lines.paying, ...lines.other].find(hasRoom);
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
    enter: (visit, go) => {
      const one: Waiting = { ...visit, go };
      const line = lines[visit.standing];
      if (hasRoom(one)) admit(one);
      else if (line.size < mostWaiting[visit.standing]) line.add(one);
      else return undefined;
      return () => leave(one);
    },
  };
}
