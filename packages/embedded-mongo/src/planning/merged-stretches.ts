import type { Entry, OrderedList } from '../storage/ordered-list.ts';
import type { StoredRecord } from '../storage/stored-record.ts';
import type { KeyRange } from './key-range.ts';

/** The next entry of one stretch. */
type Head = {
  /** Of the entry, without what all of its stretch have in common. */
  readonly rest: string;
  readonly record: StoredRecord;
  readonly others: Iterator<Entry<StoredRecord>>;
  readonly common: number;
};

/**
 * Stretches of an index, one for each value of a list, as one in the order of the fields after it: whoever wants the first
 * few of many thousands reads little more than these.
 */
export function* mergedStretches(
  entries: OrderedList<StoredRecord>,
  prefix: string,
  ranges: readonly KeyRange[],
  isDescending: boolean,
): Generator<StoredRecord> {
  const isBefore = isDescending
    ? (one: Head, other: Head) => one.rest > other.rest
    : (one: Head, other: Head) => one.rest < other.rest;
  /** Those that come last are first, so that the next one is taken off the end. */
  const heads = ranges
    .flatMap(({ from, to }) => {
      const others = isDescending
        ? entries.entriesDescending(prefix + from, prefix + to)
        : entries.entries(prefix + from, prefix + to);
      return headOf(others, prefix.length + from.length) ?? [];
    })
    .sort((one, other) => (isBefore(one, other) ? 1 : -1));
  for (let next = heads.pop(); next; next = heads.pop()) {
    yield next.record;
    const following = headOf(next.others, next.common);
    if (following) heads.splice(placeOf(following, heads, isBefore), 0, following);
  }
}

function headOf(others: Head['others'], common: number): Head | undefined {
  const { value: next, done } = others.next();
  return done || !next.value ? undefined : { rest: next.key.slice(common), record: next.value, others, common };
}

function placeOf(head: Head, heads: readonly Head[], isBefore: (one: Head, other: Head) => boolean): number {
  let low = 0;
  let high = heads.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = heads[middle];
    if (other && isBefore(head, other)) low = middle + 1;
    else high = middle;
  }
  return low;
}
