import type { Document } from '../bson/value.ts';
import { requireLock } from '../transactions/conflicts.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Collection } from './collection.ts';
import type { CollectionIndex } from './collection-index.ts';
import { duplicateKey } from './duplicate-key.ts';

/** A document on its way into a collection, by whom. */
export type Claim = {
  readonly collection: Collection;
  readonly document: Document;
  /** Index key of its `_id`: its own old entries are no obstacle. */
  readonly idKey: string;
  readonly transaction: Transaction | null;
  /** What takes its place; keys that stay the same are its own already. */
  readonly before?: Document;
};

/**
 * Refuses a document whose key in a unique index another document has. A transaction also reserves its keys, so that
 * two of them cannot both commit one; whoever meets a reservation of another waits or conflicts.
 */
export function claimUniqueKeys(claim: Claim): void {
  const { collection, document, transaction, before } = claim;
  for (const index of collection.indexes.values()) {
    if (!index.definition.isUnique || (before && index.isUntouched(before, document))) continue;
    for (const key of index.keysOf(document)) {
      const reservation = `${index.definition.name}\0${key}`;
      requireLock(collection.reservedKeys.get(reservation), transaction);
      refuseCommittedOwner(claim, index, key);
      refuseOwnDuplicate(claim, index, key);
      transaction?.reserve(collection, reservation);
    }
  }
}

/** A committed owner that another transaction is changing may give the key up, so its lock is waited for. */
function refuseCommittedOwner(
  { collection, document, idKey, transaction }: Claim,
  index: CollectionIndex,
  key: string,
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

/** What the transaction itself has put in place counts as well. */
function refuseOwnDuplicate(
  { collection, document, idKey, transaction }: Claim,
  index: CollectionIndex,
  key: string,
): void {
  for (const [otherId, overlay] of transaction?.overlays.get(collection) ?? []) {
    if (otherId !== idKey && overlay.document && index.keysOf(overlay.document).includes(key)) {
      throw duplicateKey(collection, document, index.definition);
    }
  }
}
