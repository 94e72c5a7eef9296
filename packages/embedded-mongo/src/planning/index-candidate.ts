import { isSameCollation } from '../bson/collation.ts';
import { equal } from '../bson/compare.ts';
import { numberOr } from '../bson/numbers.ts';
import { type Document, isDocument, isNullish } from '../bson/value.ts';
import type { CollectionIndex } from '../storage/collection-index.ts';
import type { IndexDefinition } from '../storage/index-definition.ts';
import { implies } from './implication.ts';
import type { PlanOptions } from './plan.ts';
import type { FieldPredicate, Predicates } from './predicates.ts';

/** How well an index would serve a query. */
export type IndexCandidate = {
  readonly index: CollectionIndex;
  /** Leading fields fixed by equality. */
  readonly equalities: readonly FieldPredicate[];
  /** The predicate on the field after them, if it bounds the scan. */
  readonly range: FieldPredicate | undefined;
  readonly score: number;
  readonly isSorted: boolean;
  readonly isDescending: boolean;
};

const EQUALITY_SCORE = 3;
const RANGE_SCORE = 2;
const BOTH_BOUNDS_SCORE = 0.5;
const SORT_SCORE = 1;

/** Undefined when the index cannot be used: other collation, not hinted, or partial and not implied. */
export function rateIndex(
  index: CollectionIndex,
  filter: Document,
  predicates: Predicates,
  options: PlanOptions,
): IndexCandidate | undefined {
  const { definition } = index;
  if (!isSameCollation(definition.collation, options.collation)) return undefined;
  if (!isNullish(options.hint) && !isHinted(definition, options)) return undefined;
  if (definition.partialFilter && !implies(filter, definition.partialFilter)) return undefined;
  const equalities = leadingEqualities(definition, predicates);
  const range = rangeAfter(definition, equalities.length, predicates);
  const direction = range?.anyOf
    ? mergeDirection(index, equalities.length, options)
    : sortDirection(index, equalities.length, options.sort);
  const score = equalities.length * EQUALITY_SCORE + rangeScore(range) + (direction ? SORT_SCORE : 0);
  return { index, equalities, range, score, isSorted: direction !== undefined, isDescending: direction === -1 };
}

export function isHinted({ name, key }: IndexDefinition, { hint }: PlanOptions): boolean {
  return hint === name || (isDocument(hint) && equal(hint, key));
}

function leadingEqualities({ fields, isSparse }: IndexDefinition, predicates: Predicates): FieldPredicate[] {
  const equalities: FieldPredicate[] = [];
  for (const { path } of fields) {
    const predicate = predicates.get(path);
    if (!predicate?.equal || (isSparse && isNullish(predicate.equal.value))) break;
    equalities.push(predicate);
  }
  return equalities;
}

/** Keys of a collation are equal for equal strings but not in their order, so such an index answers no ranges. */
function rangeAfter(
  { fields, isSparse, collation }: IndexDefinition,
  position: number,
  predicates: Predicates,
): FieldPredicate | undefined {
  const predicate = predicates.get(fields[position]?.path ?? '');
  if (!predicate || predicate.equal) return undefined;
  if (predicate.anyOf) return isSparse && predicate.anyOf.some(isNullish) ? undefined : predicate;
  return (predicate.lower || predicate.upper) && !collation ? predicate : undefined;
}

function rangeScore(range: FieldPredicate | undefined): number {
  if (!range) return 0;
  return RANGE_SCORE + (range.lower && range.upper ? BOTH_BOUNDS_SCORE : 0);
}

/** Each value of a list has its own stretch of the index, and these are merged: worth it where a limit ends that soon. */
function mergeDirection(
  index: CollectionIndex,
  equalityCount: number,
  { sort, limit }: PlanOptions,
): 1 | -1 | undefined {
  const isMerged = limit !== undefined && !index.isMultikey;
  return isMerged ? sortDirection(index, equalityCount, sort, equalityCount + 1) : undefined;
}

/**
 * 1 or -1 when scanning the index forwards or backwards gives the order asked for. Arrays stand in the way only of the
 * paths they are at: under one tag, documents are in the order of the fields after it.
 * @param from the first field of the index that orders.
 */
function sortDirection(
  { definition, multikeyPaths }: CollectionIndex,
  equalityCount: number,
  sort: Document | undefined,
  from = equalityCount,
): 1 | -1 | undefined {
  if (!sort || definition.isSparse || definition.collation) return undefined;
  if (Object.keys(sort).some((path) => multikeyPaths.has(path))) return undefined;
  const fixed = new Set(definition.fields.slice(0, equalityCount).map(({ path }) => path));
  const wanted = Object.entries(sort).filter(([path]) => !fixed.has(path));
  const signs = wanted.map(([path, direction], offset) => {
    const field = definition.fields[from + offset];
    return field?.path === path ? Math.sign(numberOr(direction, 0)) * field.direction : 0;
  });
  if (signs.every((sign) => sign === 1)) return 1;
  return signs.every((sign) => sign === -1) ? -1 : undefined;
}
