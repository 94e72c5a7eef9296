import type { Collection } from './collection.ts';

/** Changes kept per collection while nobody holds a snapshot, for reads `atClusterTime` in the recent past. */
const KEPT_CHANGES = 1000;

/** The logical times open transactions read at. While there are any, no history is dropped. */
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

  trimHistory(collection: Collection): void {
    if (this.open.size > 0 || collection.history.length <= KEPT_CHANGES * 2) return;
    collection.history = collection.history.slice(-KEPT_CHANGES);
  }

  /** False when history older than `time` may be gone. */
  canRead(collection: Collection, time: number): boolean {
    const oldest = collection.history[0];
    return oldest === undefined || oldest.changedAt <= time || collection.history.length < KEPT_CHANGES;
  }
}
