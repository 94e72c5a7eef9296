import type { Document } from '../bson/value.ts';
import { requireLock } from '../transactions/conflicts.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Collection } from './collection.ts';
import type { CollectionIndex } from './collection-index.ts';
import { duplicateKey } from './duplicate-key.ts';

/**
 * Refuses a document whose key in a unique index another document has. A transaction also reserves its keys, so that
 * two of them cannot both commit one; whoever meets a reservation of another waits or conflicts.
 */
export function claimUniqueKeys(
  collection: Collection,
  document: Document,
  idKey: string,
  transaction: Transaction | null,
): void {
  for (const index of collection.indexes.values()) {
    if (!index.definition.isUnique) continue;
    for (const key of index.keysOf(document)) {
      const reservation = `${index.definition.name}\0${key}`;
      requireLock(collection.reservedKeys.get(reservation), transaction);
      refuseCommittedOwner(collection, index, key, document, idKey, transaction);
      if (!transaction) continue;
      refuseOwnDuplicate(collection, index, key, document, idKey, transaction);
      transaction.reserve(collection, reservation);
    }
  }
}

/** A committed owner that another transaction is changing may give the key up, so its lock is waited for. */
function refuseCommittedOwner(
  collection: Collection,
  index: CollectionIndex,
  key: string,
  document: Document,
  idKey: string,
  transaction: Transaction | null,
): void {
  for (const owner of index.recordsAt(key)) {
    if (owner.idKey === idKey) continue;
    const overlay = transaction?.overlay(collection, owner.idKey);
    const hasGivenUp = overlay && (!overlay.document || !index.keysOf(overlay.document).includes(key));
    if (hasGivenUp) continue;
    requireLock(collection.locks.get(owner.idKey), transaction);
    throw duplicateKey(collection, document, index.definition);
  }
}

function refuseOwnDuplicate(
  collection: Collection,
  index: CollectionIndex,
  key: string,
  document: Document,
  idKey: string,
  transaction: Transaction,
): void {
  for (const [otherId, overlay] of transaction.overlays.get(collection) ?? []) {
    if (otherId !== idKey && overlay.document && index.keysOf(overlay.document).includes(key)) {
      throw duplicateKey(collection, document, index.definition);
    }
  }
}
