import { setTimeout as pause } from 'node:timers/promises';

const GATHER_MS = 50;

/** Hands on together what was added within a moment. */
export function gathered<Item>(handOn: (items: readonly Item[]) => Promise<void>) {
  const underWay = new Set<Promise<void>>();
  let waiting: Item[] = [];
  let next: Promise<void> | undefined;

  const handOnLater = async (): Promise<void> => {
    await pause(GATHER_MS);
    const items = waiting;
    waiting = [];
    next = undefined;
    await handOn(items);
  };
  const begin = (): Promise<void> => {
    const begun = handOnLater().finally(() => underWay.delete(begun));
    underWay.add(begun);
    return begun;
  };
  return {
    /** Resolves once it has been handed on. */
    add: (item: Item): Promise<void> => {
      waiting.push(item);
      next ??= begin();
      return next;
    },
    /** Resolves once everything added so far has been handed on, or could not be. */
    settle: async (): Promise<void> => {
      await Promise.allSettled(underWay);
    },
  };
}
