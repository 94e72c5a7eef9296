import type { Collation } from '../bson/collation.ts';
import { compare } from '../bson/compare.ts';
import { numberOr } from '../bson/numbers.ts';
import type { Document, Value } from '../bson/value.ts';
import { locatedRefusal } from '../errors/command-error.ts';
import { walkPath } from '../matching/path.ts';

type SortKey = { readonly segments: readonly string[]; readonly direction: 1 | -1 };

/** Sorts by a sort document; ties keep their order. `documentOf` tells the document of an item. */
export function sortDocuments<T>(
  items: readonly T[],
  order: Document,
  documentOf: (item: T) => Document,
  collation: Collation | null,
): T[] {
  const keys = sortKeys(order);
  const rows = items.map((item) => ({ item, values: keys.map((key) => sortValue(documentOf(item), key, collation)) }));
  rows.sort((left, right) => compareRows(left.values, right.values, keys, collation));
  return rows.map(({ item }) => item);
}

/** Refuses directions other than 1 and -1. */
export function sortKeys(order: Document): SortKey[] {
  return Object.entries(order)
    .filter(([path]) => path !== '$natural')
    .map(([path, direction]) => {
      const sign = numberOr(direction, 0);
      if (sign !== 1 && sign !== -1) {
        throw locatedRefusal(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
      }
      return { segments: path.split('.'), direction: sign };
    });
}

function compareRows(
  left: readonly Value[],
  right: readonly Value[],
  keys: readonly SortKey[],
  collation: Collation | null,
): number {
  for (const [index, { direction }] of keys.entries()) {
    const sign = compare(left[index], right[index], collation);
    if (sign !== 0) return sign * direction;
  }
  return 0;
}

/** An array sorts by its least element, or its greatest when descending; an empty one sorts before null. */
function sortValue(document: Document, { segments, direction }: SortKey, collation: Collation | null): Value {
  const values: Value[] = [];
  walkPath(document, segments, (value) => {
    if (!Array.isArray(value)) values.push(value ?? null);
    else if (value.length === 0) values.push(undefined);
    else values.push(...value);
    return false;
  });
  if (values.length === 0) return null;
  return values.reduce((best, value) => (compare(value, best, collation) * direction < 0 ? value : best));
}
