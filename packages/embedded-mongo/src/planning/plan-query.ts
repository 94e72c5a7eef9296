import { indexKey } from '../bson/index-key.ts';
import { numberOr } from '../bson/numbers.ts';
import { type Document, isDocument, isNullish, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import type { Collection } from '../storage/collection.ts';
import type { StoredRecord } from '../storage/stored-record.ts';
import { type IndexCandidate, rateIndex } from './index-candidate.ts';
import { EVERYTHING, type KeyRange } from './key-range.ts';
import type { Plan, PlanOptions } from './plan.ts';
import { collectPredicates, type FieldPredicate, type Predicates } from './predicates.ts';
import { boundedRange, distinctRecords, scanIndex } from './scan-index.ts';

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
  const candidates = [...collection.indexes.values()]
    .flatMap((index) => rateIndex(index, filter, predicates, options) ?? [])
    .filter((candidate) => isWorthwhile(candidate, options));
  const [first, ...others] = candidates;
  return others.reduce((best, candidate) => (best && candidate.score > best.score ? candidate : best), first);
}

function isWorthwhile({ equalities, range, isSorted }: IndexCandidate, { limit, hint }: PlanOptions): boolean {
  return !isNullish(hint) || equalities.length > 0 || range !== undefined || (isSorted && limit !== undefined);
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
  const range = idRange(predicates.get('_id'));
  const isDescending = sort !== undefined && isSortById(sort, -1);
  const isSorting = sort !== undefined && (isDescending || isSortById(sort, 1));
  if (!range && (!isSorting || limit === undefined)) return undefined;
  const { from, to } = range ?? EVERYTHING;
  const ids = collection.idsInOrder();
  const records = isDescending ? ids.rangeDescending(from, to) : ids.range(from, to);
  return { stage: 'IXSCAN', indexName: '_id_', records, isSorted: !sort || isSorting };
}

function idRange(predicate: FieldPredicate | undefined): KeyRange | undefined {
  return predicate?.lower || predicate?.upper ? boundedRange(predicate, 1, false) : undefined;
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
