import { isDocument, type Value } from '../bson/value.ts';

const ONLY_DIGITS = /^\d+$/;

export function isArrayIndex(segment: string): boolean {
  return ONLY_DIGITS.test(segment);
}

/** Receives a value the path leads to and the index of the outermost array element passed (-1 for none); true stops the walk. */
export type VisitValue = (value: Value, elementIndex: number) => boolean;

/**
 * Visits every value a dotted path yields. Arrays on the way are entered implicitly, both by index and element by element;
 * a path that ends early yields `undefined`, unless an array element is the reason. True as soon as a visit returns true.
 */
export function walkPath(root: Value, segments: readonly string[], visit: VisitValue): boolean {
  return walk(root, segments, 0, -1, visit);
}

function walk(
  start: Value,
  segments: readonly string[],
  from: number,
  elementIndex: number,
  visit: VisitValue,
): boolean {
  let node = start;
  for (let depth = from; ; depth++) {
    const segment = segments[depth];
    if (segment === undefined) return visit(node, elementIndex);
    if (Array.isArray(node)) return walkElements(node, segments, depth, elementIndex, visit);
    if (!isDocument(node)) return elementIndex === -1 && visit(undefined, elementIndex);
    node = Object.hasOwn(node, segment) ? node[segment] : undefined;
    if (node === undefined) return visit(undefined, elementIndex);
  }
}

function walkElements(
  array: Value[],
  segments: readonly string[],
  depth: number,
  elementIndex: number,
  visit: VisitValue,
): boolean {
  const outermost = (index: number) => (elementIndex === -1 ? index : elementIndex);
  const segment = segments[depth] ?? '';
  if (isArrayIndex(segment)) {
    const index = Number(segment);
    if (index < array.length && walk(array[index], segments, depth + 1, outermost(index), visit)) return true;
  }
  return array.some((element, index) => isDocument(element) && walk(element, segments, depth, outermost(index), visit));
}

/** The first value a path yields; missing reads as undefined. */
export function firstAtPath(root: Value, path: string): Value {
  let first: Value;
  walkPath(root, path.split('.'), (value) => {
    first = value;
    return true;
  });
  return first;
}
