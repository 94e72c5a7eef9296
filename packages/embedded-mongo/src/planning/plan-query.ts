import { indexKey } from '../bson/index-key.ts';
import { numberOr } from '../bson/numbers.ts';
import { type Document, isDocument, isNullish, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import type { Collection } from '../storage/collection.ts';
import type { StoredRecord } from '../storage/stored-record.ts';
import { type IndexCandidate, rateIndex } from './index-candidate.ts';
import type { Plan, PlanOptions } from './plan.ts';
import { collectPredicates, type FieldPredicate, type Predicates } from './predicates.ts';
import { boundedRange, distinctRecords, EVERYTHING, scanIndex } from './scan-index.ts';

/** Chooses the cheapest way to the documents of a query. Refuses hints that name no index. */
export function planQuery(collection: Collection, filter: Document, options: PlanOptions): Plan {
  const predicates = collectPredicates(filter);
  return (
    planNaturalOrder(collection, options) ??
    planIds(collection, predicates, options) ??
    planIndex(collection, filter, predicates, options) ??
    planIdRange(collection, predicates, options) ??
    planAlternatives(collection, filter, options) ?? {
      stage: 'COLLSCAN',
      records: collection.records.values(),
      isSorted: !options.sort,
    }
  );
}

/** `{ $natural: 1 }` as sort or hint asks for insertion order. */
function planNaturalOrder(collection: Collection, { sort, hint }: PlanOptions): Plan | undefined {
  const natural = (isDocument(hint) ? hint.$natural : undefined) ?? sort?.$natural;
  if (natural === undefined) return undefined;
  const records = numberOr(natural, 1) < 0 ? [...collection.records.values()].reverse() : collection.records.values();
  return { stage: 'COLLSCAN', records, isSorted: !sort || '$natural' in sort };
}

function planIds(collection: Collection, predicates: Predicates, { collation, sort }: PlanOptions): Plan | undefined {
  const predicate = predicates.get('_id');
  if (!predicate || collation) return undefined;
  if (predicate.equal) {
    return { stage: 'IDHACK', records: recordsById(collection, [predicate.equal.value]), isSorted: true };
  }
  if (!predicate.anyOf) return undefined;
  return {
    stage: 'IXSCAN',
    indexName: '_id_',
    records: recordsById(collection, predicate.anyOf),
    isSorted: !sort || isSortById(sort, 1),
  };
}

function recordsById(collection: Collection, ids: readonly Value[]): StoredRecord[] {
  const keys = [...new Set(ids.map((id) => indexKey(id)))].sort();
  return keys.flatMap((key) => collection.byId.get(key) ?? []);
}

function isSortById(sort: Document, direction: 1 | -1): boolean {
  return Object.keys(sort).length === 1 && numberOr(sort._id, 0) === direction;
}

function planIndex(
  collection: Collection,
  filter: Document,
  predicates: Predicates,
  options: PlanOptions,
): Plan | undefined {
  const best = bestCandidate(collection, filter, predicates, options);
  if (!best) {
    refuseUnknownHint(collection, options.hint);
    return undefined;
  }
  return {
    stage: 'IXSCAN',
    indexName: best.index.definition.name,
    records: scanIndex(best),
    isSorted: !options.sort || best.isSorted,
  };
}

/** An index that only sorts pays off where a limit stops the scan. */
function bestCandidate(
  collection: Collection,
  filter: Document,
  predicates: Predicates,
  options: PlanOptions,
): IndexCandidate | undefined {
  let best: IndexCandidate | undefined;
  for (const index of collection.indexes.values()) {
    const candidate = rateIndex(index, filter, predicates, options);
    if (!candidate) continue;
    const isWorthwhile =
      candidate.equalities.length > 0 || candidate.range || (candidate.isSorted && options.limit !== undefined);
    if (!isWorthwhile && isNullish(options.hint)) continue;
    if (!best || candidate.score > best.score) best = candidate;
  }
  return best;
}

function refuseUnknownHint({ indexes }: Collection, hint: Value): void {
  if (isNullish(hint)) return;
  const isIdIndex = hint === '_id_' || (isDocument(hint) && Object.keys(hint)[0] === '_id');
  const isKnown = [...indexes.values()].some(({ definition }) => definition.name === hint);
  if (isIdIndex || isKnown) return;
  throw refusal(
    'BadValue',
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}

function planIdRange(
  collection: Collection,
  predicates: Predicates,
  { collation, sort, limit }: PlanOptions,
): Plan | undefined {
  if (collation) return undefined;
  const predicate: FieldPredicate = predicates.get('_id') ?? {};
  const isBounded = predicate.lower !== undefined || predicate.upper !== undefined;
  const isSorting = sort !== undefined && Object.keys(sort).length === 1 && '_id' in sort;
  if (!isBounded && !(isSorting && limit !== undefined)) return undefined;
  const { from, to } = isBounded ? boundedRange(predicate, 1, false) : EVERYTHING;
  const ids = collection.idsInOrder();
  const records = sort && isSortById(sort, -1) ? ids.rangeDescending(from, to) : ids.range(from, to);
  return { stage: 'IXSCAN', indexName: '_id_', records, isSorted: !sort || isSorting };
}

/** `$or` uses indexes when every branch has one. */
function planAlternatives(collection: Collection, { $or }: Document, options: PlanOptions): Plan | undefined {
  if (!Array.isArray($or) || $or.length === 0 || !isNullish(options.hint)) return undefined;
  const branches = $or.filter(isDocument).map((branch) =>
    planQuery(collection, branch, {
      collation: options.collation,
      hint: undefined,
      sort: undefined,
      limit: undefined,
    }),
  );
  if (branches.length !== $or.length || branches.some(({ stage }) => stage === 'COLLSCAN')) return undefined;
  return { stage: 'OR', records: distinctRecords(branches.map(({ records }) => records)), isSorted: !options.sort };
}
