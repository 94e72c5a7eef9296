import type { Collation } from '../bson/collation.ts';
import { numberOr } from '../bson/numbers.ts';
import type { Document, Value } from '../bson/value.ts';
import { compileFilter } from '../matching/compile-filter.ts';
import type { ProjectionNode } from './projection-node.ts';

/** `{ $slice: n }` and `{ $slice: [skip, limit] }` of a find; the aggregation form starts with a path. */
export function isFindSlice(specification: Document): boolean {
  const { $slice } = specification;
  return $slice !== undefined && !(Array.isArray($slice) && typeof $slice[0] === 'string');
}

export function sliceNode({ $slice }: Document): ProjectionNode {
  return {
    kind: 'transform',
    transform: (_document, value) => (Array.isArray(value) ? sliceArray(value, $slice) : value),
  };
}

function sliceArray(array: Value[], slice: Value): Value[] {
  if (!Array.isArray(slice)) {
    const count = numberOr(slice, 0);
    return count < 0 ? array.slice(count) : array.slice(0, count);
  }
  const [skip = 0, limit = 0] = slice.map((part) => numberOr(part, 0));
  const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
  return array.slice(start, start + limit);
}

/** Keeps the first element that satisfies the condition. */
export function elementNode(path: string, { $elemMatch }: Document, collation: Collation | null): ProjectionNode {
  const matches = compileFilter({ [path]: { $elemMatch } }, { collation, variables: {} });
  return {
    kind: 'transform',
    transform: (document, value) => {
      const position = { index: -1 };
      return Array.isArray(value) && matches(document, position) ? [value[position.index]] : undefined;
    },
  };
}
