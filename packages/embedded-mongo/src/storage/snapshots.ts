import type { Collection, HistoryEntry } from './collection.ts';

/** Changes kept per collection while nobody holds a snapshot, for reads `atClusterTime` in the recent past. */
const KEPT_CHANGES = 1000;

/** The logical times open transactions read at. What has changed since the oldest of them is kept. */
export class Snapshots {
  private readonly open = new Map<number, number>();

  hold(time: number): void {
    this.open.set(time, (this.open.get(time) ?? 0) + 1);
  }

  release(time: number): void {
    const holders = (this.open.get(time) ?? 0) - 1;
    if (holders > 0) this.open.set(time, holders);
    else this.open.delete(time);
  }

  /** Drops what no snapshot goes back to. On a busy server some transaction is always open, so it cannot wait for none. */
  trimHistory(collection: Pick<Collection, 'history'>): void {
    const { history } = collection;
    if (history.length <= KEPT_CHANGES * 2) return;
    const spare = Math.min(history.length - KEPT_CHANGES, countUntil(history, Math.min(...this.open.keys())));
    if (spare >= KEPT_CHANGES) collection.history = history.slice(spare);
  }

  /** False when history older than `time` may be gone. */
  canRead(collection: Collection, time: number): boolean {
    const oldest = collection.history[0];
    return oldest === undefined || oldest.changedAt <= time || collection.history.length < KEPT_CHANGES;
  }
}

/** How many changes were made until a time, that included. */
function countUntil(history: readonly HistoryEntry[], time: number): number {
  let low = 0;
  let high = history.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((history[middle]?.changedAt ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
