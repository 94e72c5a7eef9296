import { indexKey } from '../bson/index-key.ts';
import type { Document } from '../bson/value.ts';
import { requireLock, writeConflict } from '../transactions/conflicts.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { describeUpdate } from '../updating/difference.ts';
import type { ChangeEvent } from './change-event.ts';
import type { Collection } from './collection.ts';
import { duplicateKey } from './duplicate-key.ts';
import type { Store } from './store.ts';
import type { StoredRecord } from './stored-record.ts';
import { claimUniqueKeys } from './unique-keys.ts';

/** A document a statement found: its record, and how the statement sees it. */
export type FoundDocument = { readonly record: StoredRecord; readonly document: Document };

/** Inserts a document that has an `_id`. Refuses duplicates; conflicts or waits where another transaction is writing. */
export function insertDocument(
  store: Store,
  collection: Collection,
  document: Document,
  transaction: Transaction | null,
): void {
  const idKey = indexKey(document._id);
  requireLock(collection.locks.get(idKey), transaction);
  const event = { ...eventOf('insert', collection, document), document };
  if (transaction) {
    const base = refuseTakenId(collection, idKey, document, transaction);
    claimUniqueKeys({ collection, document, idKey, transaction });
    transaction.change(collection, idKey, { document, base }, event);
    return;
  }
  if (collection.byId.has(idKey)) throw duplicateKey(collection, document);
  claimUniqueKeys({ collection, document, idKey, transaction: null });
  store.clock.advance();
  store.insertRecord(collection, idKey, document);
  store.announce(event);
}

/** An id that was used and freed since the snapshot is a conflict, not a duplicate. Returns the record it may replace. */
function refuseTakenId(
  collection: Collection,
  idKey: string,
  document: Document,
  transaction: Transaction,
): StoredRecord | null {
  const overlay = transaction.overlay(collection, idKey);
  if (overlay) {
    if (overlay.document) throw duplicateKey(collection, document);
    return overlay.base;
  }
  const existing = collection.byId.get(idKey);
  if (existing && existing.changedAt <= transaction.snapshot) throw duplicateKey(collection, document);
  if (existing || isChangedSince(collection, idKey, transaction.snapshot)) throw writeConflict();
  return null;
}

/** The history is in the order of time: only its end is looked through. */
function isChangedSince({ history }: Collection, idKey: string, snapshot: number): boolean {
  for (let index = history.length - 1; index >= 0; index--) {
    const entry = history[index];
    if (!entry || entry.changedAt <= snapshot) return false;
    if (entry.record.idKey === idKey) return true;
  }
  return false;
}

/** Puts `after` in the place of the document found. */
export function updateDocument(
  store: Store,
  collection: Collection,
  found: FoundDocument,
  after: Document,
  isReplacement: boolean,
  transaction: Transaction | null,
): void {
  const { record, document: before } = found;
  requireLock(collection.locks.get(record.idKey), transaction);
  const event = store.log.isKept
    ? updateEvent(collection, before, after, isReplacement)
    : eventOf('update', collection, after);
  if (transaction) {
    const base = requireUnchanged(collection, record, transaction);
    claimUniqueKeys({ collection, document: after, before, idKey: record.idKey, transaction });
    transaction.change(collection, record.idKey, { document: after, base }, event);
    return;
  }
  claimUniqueKeys({ collection, document: after, before, idKey: record.idKey, transaction: null });
  store.clock.advance();
  store.updateRecord(collection, record, after);
  store.announce(event);
}

export function removeDocument(
  store: Store,
  collection: Collection,
  { record, document }: FoundDocument,
  transaction: Transaction | null,
): void {
  requireLock(collection.locks.get(record.idKey), transaction);
  const event = { ...eventOf('delete', collection, document), ...(collection.keepsImages && { before: document }) };
  if (transaction) {
    const base = requireUnchanged(collection, record, transaction);
    transaction.change(collection, record.idKey, { document: null, base }, event);
    return;
  }
  store.clock.advance();
  store.removeRecord(collection, record);
  store.announce(event);
}

/** A transaction may change only what its snapshot still shows truly; its own changes are always current. */
function requireUnchanged(collection: Collection, record: StoredRecord, transaction: Transaction): StoredRecord | null {
  const overlay = transaction.overlay(collection, record.idKey);
  if (overlay) return overlay.base;
  if (record.changedAt > transaction.snapshot) throw writeConflict();
  return record;
}

function updateEvent(collection: Collection, before: Document, after: Document, isReplacement: boolean): ChangeEvent {
  const images = collection.keepsImages ? { before, document: after } : {};
  if (isReplacement) return { ...eventOf('replace', collection, after), document: after, ...images };
  return { ...eventOf('update', collection, after), update: describeUpdate(before, after), ...images };
}

function eventOf(operation: ChangeEvent['operation'], { identity }: Collection, document: Document): ChangeEvent {
  return { operation, database: identity.database, collection: identity.name, documentId: document._id };
}
