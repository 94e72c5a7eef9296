import type { Visit } from './visit.ts';

/** Somebody who stands in a line. */
export interface Waiting extends Visit {
  readonly go: () => void;
  readonly refuse: () => void;
  readonly since: number;
}

interface Place {
  readonly visit: Waiting;
  /** In which order they came, whatever they wait for. */
  readonly number: number;
}

/**
 * Those who wait, in the order in which they came, kept by what they wait for: who comes next is found by looking at one
 * of each service, however many wait for one that hangs.
 */
export function waitingLine() {
  const byService = new Map<string, Map<Waiting, Place>>();
  let size = 0;
  let lastNumber = 0;
  return {
    size: (): number => size,
    sizeOf: (service: string): number => byService.get(service)?.size ?? 0,
    add: (visit: Waiting): void => {
      const places = byService.get(visit.service) ?? new Map<Waiting, Place>();
      byService.set(visit.service, places);
      lastNumber += 1;
      places.set(visit, { visit, number: lastNumber });
      size += 1;
    },
    /** @returns whether they stood there. */
    remove: (visit: Waiting): boolean => {
      const stoodThere = byService.get(visit.service)?.delete(visit) ?? false;
      if (stoodThere) size -= 1;
      return stoodThere;
    },
    /** Who came first, of those who wait for a service that has room. */
    first: (hasRoom: (service: string) => boolean): Waiting | undefined => {
      const heads = [...byService].flatMap(([service, places]) => (hasRoom(service) ? headOf(places) : []));
      const first = heads.reduce<Place | undefined>(
        (one, other) => (one && one.number < other.number ? one : other),
        undefined,
      );
      return first?.visit;
    },
  };
}

function headOf(places: ReadonlyMap<Waiting, Place>): readonly Place[] {
  const [head] = places.values();
  return head ? [head] : [];
}
