import type { Collation } from '../bson/collation.ts';
import { invertKey } from '../bson/index-key.ts';
import { TYPE_RANK, typeRank } from '../bson/type-order.ts';
import { ABOVE } from '../storage/collection-index.ts';
import { fieldKey } from '../storage/index-entries.ts';
import type { StoredRecord } from '../storage/stored-record.ts';
import type { IndexCandidate } from './index-candidate.ts';
import { EVERYTHING, type KeyRange } from './key-range.ts';
import { mergedStretches } from './merged-stretches.ts';
import type { Bound, FieldPredicate } from './predicates.ts';

/** The records of a chosen index within the bounds of the query, each once. */
export function scanIndex({
  index,
  equalities,
  range,
  isSorted,
  isDescending,
}: IndexCandidate): Iterable<StoredRecord> {
  const { fields, collation } = index.definition;
  const prefix = equalities
    .map((predicate, position) => fieldKey(predicate.equal?.value, fields[position]?.direction ?? 1, collation))
    .join('');
  const direction = fields[equalities.length]?.direction ?? 1;
  const ranges = range ? keyRanges(range, direction, collation, index.isMultikey) : [EVERYTHING];
  if (range?.anyOf && isSorted) return mergedStretches(index.entries, prefix, ranges, isDescending);
  const scans = ranges.map(({ from, to }) =>
    isDescending
      ? index.entries.rangeDescending(prefix + from, prefix + to)
      : index.entries.range(prefix + from, prefix + to),
  );
  const [only] = scans;
  return only && scans.length === 1 && !index.isMultikey ? only : distinctRecords(scans);
}

function keyRanges(
  predicate: FieldPredicate,
  direction: 1 | -1,
  collation: Collation | null,
  isMultikey: boolean,
): KeyRange[] {
  if (!predicate.anyOf) return [boundedRange(predicate, direction, isMultikey)];
  const keys = new Set(predicate.anyOf.map((value) => fieldKey(value, direction, collation)));
  return [...keys].sort().map((key) => ({ from: key, to: key + ABOVE }));
}

/** In a multikey index different elements may meet the two bounds, so only one of them narrows the scan. */
export function boundedRange({ lower, upper }: FieldPredicate, direction: 1 | -1, isMultikey: boolean): KeyRange {
  const isBothUsable = lower && upper && !isMultikey && typeRank(lower.value) === typeRank(upper.value);
  const low = lower;
  const high = isBothUsable || !lower ? upper : undefined;
  if (matchesAnyType(low) || matchesAnyType(high)) return EVERYTHING;
  const type = String.fromCharCode(typeRank((low ?? high)?.value));
  const ascending = {
    from: low ? edge(low, !low.isInclusive) : type,
    to: high ? edge(high, high.isInclusive) : next(type),
  };
  return direction === 1 ? ascending : descendingRange(low, high, invertKey(type));
}

function descendingRange(low: Bound | undefined, high: Bound | undefined, type: string): KeyRange {
  return {
    from: high ? edge(high, !high.isInclusive, -1) : type,
    to: low ? edge(low, low.isInclusive, -1) : next(type),
  };
}

/** The key of a bound, or the place just above all entries with that key. */
function edge({ value }: Bound, isAbove: boolean, direction: 1 | -1 = 1): string {
  const key = fieldKey(value, direction, null);
  return isAbove ? key + ABOVE : key;
}

const next = (type: string) => String.fromCharCode(type.charCodeAt(0) + 1);

/** MinKey and MaxKey compare with values of every type. */
function matchesAnyType(bound: Bound | undefined): boolean {
  const rank = bound && typeRank(bound.value);
  return rank === TYPE_RANK.minKey || rank === TYPE_RANK.maxKey;
}

export function* distinctRecords(scans: Iterable<Iterable<StoredRecord>>): Generator<StoredRecord> {
  const seen = new Set<number>();
  for (const scan of scans) {
    for (const record of scan) {
      if (seen.has(record.sequence)) continue;
      seen.add(record.sequence);
      yield record;
    }
  }
}
