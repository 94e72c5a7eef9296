import type { Document } from '../bson/value.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { writeConflict } from './conflicts.ts';
import { type Overlay, Transaction } from './transaction.ts';

export function beginTransaction(store: Store): Transaction {
  const transaction = new Transaction(store.clock.now);
  store.snapshots.hold(transaction.snapshot);
  return transaction;
}

export function abortTransaction(store: Store, transaction: Transaction): void {
  if (transaction.state === 'open') endTransaction(store, transaction, 'aborted');
}

/** Makes the changes visible and durable in one step: all of it happens in this turn of the event loop. */
export function commitTransaction(
  store: Store,
  transaction: Transaction,
  session: Document,
  transactionNumber: bigint,
): void {
  createCollections(store, transaction);
  refuseDroppedCollections(store, transaction);
  store.clock.advance();
  applyOverlays(store, transaction);
  for (const event of transaction.events) {
    store.announce({ ...event, session, transactionNumber });
    store.clock.advance();
  }
  endTransaction(store, transaction, 'committed');
}

function createCollections(store: Store, transaction: Transaction): void {
  for (const { identity } of transaction.created.values()) {
    if (!store.catalog.find(identity.database, identity.name)) continue;
    abortTransaction(store, transaction);
    throw writeConflict();
  }
  for (const collection of transaction.created.values()) {
    store.catalog.add(collection);
    store.saveCollection(collection);
  }
}

/** Documents of a collection that is gone would stay on disk without an owner. */
function refuseDroppedCollections(store: Store, transaction: Transaction): void {
  for (const collection of transaction.overlays.keys()) {
    if (store.catalog.find(collection.identity.database, collection.identity.name) === collection) continue;
    abortTransaction(store, transaction);
    throw writeConflict();
  }
}

function applyOverlays(store: Store, transaction: Transaction): void {
  for (const [collection, overlays] of transaction.overlays) {
    for (const [idKey, overlay] of overlays) applyOverlay(store, collection, idKey, overlay);
  }
}

function applyOverlay(store: Store, collection: Collection, idKey: string, { document, base }: Overlay): void {
  if (base && document) store.updateRecord(collection, base, document);
  else if (base) store.removeRecord(collection, base);
  else if (document) store.insertRecord(collection, idKey, document);
}

function endTransaction(store: Store, transaction: Transaction, state: 'committed' | 'aborted'): void {
  transaction.end(state);
  store.snapshots.release(transaction.snapshot);
}
