import type { Collation } from '../bson/collation.ts';
import { compare } from '../bson/compare.ts';
import { numberOr } from '../bson/numbers.ts';
import { isDocument, type Value } from '../bson/value.ts';
import { valueAtPath } from './field-path.ts';

/** The order of array elements: by themselves (`1` or `-1`), or by their fields (`{ price: -1 }`). Missing sorts as null. */
export function elementOrder(order: Value, collation: Collation | null): (left: Value, right: Value) => number {
  const keys = isDocument(order)
    ? Object.entries(order).map(([path, direction]) => ({
        segments: path.split('.'),
        direction: numberOr(direction, 1),
      }))
    : [{ segments: [], direction: numberOr(order, 1) }];
  return (left, right) => {
    for (const { segments, direction } of keys) {
      const sign = compare(valueAtPath(left, segments) ?? null, valueAtPath(right, segments) ?? null, collation);
      if (sign !== 0) return sign * direction;
    }
    return 0;
  };
}
