import type { Document } from '../bson/value.ts';
import type { ChangeEvent } from '../storage/change-event.ts';
import type { Collection } from '../storage/collection.ts';
import type { LockHolder } from '../storage/lock-holder.ts';
import type { StoredRecord } from '../storage/stored-record.ts';

/** What a transaction has made of one document; null means removed. */
export type Overlay = {
  readonly document: Document | null;
  /** The committed record underneath; null for a document the transaction inserted. */
  readonly base: StoredRecord | null;
};

/** A snapshot to read from, private changes on top of it, and locks on what it has changed. */
export class Transaction implements LockHolder {
  /** Logical time of the snapshot. */
  readonly snapshot: number;
  readonly ended: Promise<void>;
  readonly overlays = new Map<Collection, Map<string, Overlay>>();
  readonly events: ChangeEvent[] = [];
  readonly reservedKeys: { readonly collection: Collection; readonly key: string }[] = [];
  /** Collections that come into being when it commits, by namespace. */
  readonly created = new Map<string, Collection>();
  state: 'open' | 'committed' | 'aborted' = 'open';
  lastUsedAt = Date.now();
  private readonly settle: () => void;

  constructor(snapshot: number) {
    this.snapshot = snapshot;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.settle = resolve;
  }

  overlay(collection: Collection, idKey: string): Overlay | undefined {
    return this.overlays.get(collection)?.get(idKey);
  }

  /** Records a change and takes the lock of the document. */
  change(collection: Collection, idKey: string, overlay: Overlay, event: ChangeEvent): void {
    const overlays = this.overlays.get(collection) ?? new Map<string, Overlay>();
    this.overlays.set(collection, overlays.set(idKey, overlay));
    collection.locks.set(idKey, this);
    this.events.push(event);
  }

  reserve(collection: Collection, key: string): void {
    collection.reservedKeys.set(key, this);
    this.reservedKeys.push({ collection, key });
  }

  /** Gives every lock back. */
  end(state: 'committed' | 'aborted'): void {
    this.state = state;
    for (const [collection, overlays] of this.overlays) {
      for (const idKey of overlays.keys()) if (collection.locks.get(idKey) === this) collection.locks.delete(idKey);
    }
    for (const { collection, key } of this.reservedKeys) {
      if (collection.reservedKeys.get(key) === this) collection.reservedKeys.delete(key);
    }
    this.settle();
  }
}
