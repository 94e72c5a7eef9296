import { sortDocuments, sortKeys } from '../aggregation/sorting.ts';
import type { Collation } from '../bson/collation.ts';
import type { Document, Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import { compileFilter } from '../matching/compile-filter.ts';
import type { Matcher } from '../matching/matcher.ts';
import { planQuery } from '../planning/plan-query.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Collection } from './collection.ts';
import type { Store } from './store.ts';
import { visibleDocuments } from './visible-documents.ts';
import type { FoundDocument } from './write-documents.ts';

/** Where a statement reads: its transaction, or a moment in the recent past, or now. */
export type ReadPoint = {
  readonly transaction: Transaction | null;
  /** Logical time of a snapshot read outside transactions. */
  readonly snapshot: number | undefined;
};

export type Query = {
  readonly filter: Document;
  readonly collation: Collation | null;
  readonly variables: Document;
  readonly hint?: Value;
  readonly sort?: Document | undefined;
  /** Documents to pass over, 0 for none. */
  readonly skip?: number;
  /** Documents wanted at most, 0 for all. */
  readonly limit?: number;
  /** Counts what is looked at to find them. */
  readonly examined?: { count: number };
};

/** A document with the array element that made it match, for the positional operator. */
export type Match = FoundDocument & { readonly matchedIndex: number };

/** Finds documents: plans, filters, sorts, skips and limits. A missing collection is empty, but the query is still checked. */
export function findDocuments(
  store: Store,
  collection: Collection | undefined,
  query: Query,
  point: ReadPoint,
): Match[] {
  const { filter, collation, variables, hint, skip = 0, limit = 0, examined = { count: 0 } } = query;
  const matches = compileFilter(filter, { collation, variables });
  const sort = query.sort && Object.keys(query.sort).length > 0 ? query.sort : undefined;
  if (sort) sortKeys(sort);
  if (!collection) return [];
  const plan = planQuery(collection, filter, { collation, hint, sort, limit: limit || undefined });
  if (plan.stage === 'COLLSCAN') store.scans.note(collection.namespace, filter);
  const visible = visibleDocuments(collection, plan, readTime(store, collection, point), point.transaction);
  const end = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  if (!sort || visible.isSorted) return takeMatches(visible.documents, matches, end, examined).slice(skip);
  const found = takeMatches(visible.documents, matches, Number.POSITIVE_INFINITY, examined);
  return sortDocuments(found, sort, ({ document }) => document, collation).slice(skip, end);
}

/** The first `count` documents that match. */
function takeMatches(
  documents: Iterable<FoundDocument>,
  matches: Matcher,
  count: number,
  examined: { count: number },
): Match[] {
  const found: Match[] = [];
  for (const { record, document } of documents) {
    examined.count += 1;
    const position = { index: -1 };
    if (!matches(document, position)) continue;
    found.push({ record, document, matchedIndex: position.index });
    if (found.length >= count) break;
  }
  return found;
}

function readTime(store: Store, collection: Collection, { transaction, snapshot }: ReadPoint): number | undefined {
  if (transaction) return transaction.snapshot;
  if (snapshot !== undefined && !store.snapshots.canRead(collection, snapshot)) {
    throw refusal('SnapshotTooOld', 'Read timestamp is older than the oldest available timestamp.');
  }
  return snapshot;
}
