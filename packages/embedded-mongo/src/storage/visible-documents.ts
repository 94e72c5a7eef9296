import type { Document } from '../bson/value.ts';
import type { Plan } from '../planning/plan.ts';
import type { Overlay, Transaction } from '../transactions/transaction.ts';
import type { Collection } from './collection.ts';
import type { StoredRecord } from './stored-record.ts';
import type { FoundDocument } from './write-documents.ts';

type Visible = { readonly documents: Iterable<FoundDocument>; readonly isSorted: boolean };

/**
 * The documents of a plan as a reader sees them: as of its snapshot, with its transaction's own changes on top.
 * Documents that changed since are added in full, so the result is a superset for the filter like the plan itself.
 */
export function visibleDocuments(
  collection: Collection,
  plan: Plan,
  snapshot: number | undefined,
  transaction: Transaction | null,
): Visible {
  const overlays = transaction?.overlays.get(collection);
  const changed = snapshot === undefined ? NOTHING : changedSince(collection, snapshot);
  if (changed.size === 0 && !overlays) return { documents: committed(plan.records), isSorted: plan.isSorted };
  return { documents: atSnapshot(plan.records, changed, overlays ?? new Map()), isSorted: false };
}

type Earlier = { readonly record: StoredRecord; readonly before: Document | null };

const NOTHING: ReadonlyMap<number, Earlier> = new Map();

/** What each record was at the snapshot: the state before its first change after it. */
function changedSince(collection: Collection, snapshot: number): ReadonlyMap<number, Earlier> {
  const earlier = new Map<number, Earlier>();
  for (let index = collection.history.length - 1; index >= 0; index--) {
    const entry = collection.history[index];
    if (!entry || entry.changedAt <= snapshot) break;
    earlier.set(entry.record.sequence, entry);
  }
  return earlier;
}

function* committed(records: Iterable<StoredRecord>): Generator<FoundDocument> {
  for (const record of records) yield { record, document: record.document };
}

function* atSnapshot(
  records: Iterable<StoredRecord>,
  changed: ReadonlyMap<number, Earlier>,
  overlays: ReadonlyMap<string, Overlay>,
): Generator<FoundDocument> {
  for (const record of records) {
    if (!changed.has(record.sequence) && !overlays.has(record.idKey)) yield { record, document: record.document };
  }
  for (const { record, before } of changed.values()) {
    if (before && !overlays.has(record.idKey)) yield { record, document: before };
  }
  yield* ownChanges(overlays);
}

function* ownChanges(overlays: ReadonlyMap<string, Overlay>): Generator<FoundDocument> {
  for (const [idKey, { document, base }] of overlays) {
    if (document) yield { record: base ?? uncommittedRecord(idKey, document), document };
  }
}

/** Stands for a document that has no record until its transaction commits. */
function uncommittedRecord(idKey: string, document: Document): StoredRecord {
  return { sequence: Number.POSITIVE_INFINITY, idKey, document, changedAt: 0 };
}
