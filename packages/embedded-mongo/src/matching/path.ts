import { isDocument, type Value } from '../bson/value.ts';

const ONLY_DIGITS = /^\d+$/;

export function isArrayIndex(segment: string): boolean {
  return ONLY_DIGITS.test(segment);
}

/** The field of a document in which everything a path leads to lies. */
export function rootOf(path: string): string {
  const end = path.indexOf('.');
  return end === -1 ? path : path.slice(0, end);
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
  const segment = segments[from];
  if (segment === undefined) return visit(start, elementIndex);
  if (Array.isArray(start)) return walkElements(start, segments, from, elementIndex, visit);
  if (!isDocument(start)) return elementIndex === -1 && visit(undefined, elementIndex);
  const field = Object.hasOwn(start, segment) ? start[segment] : undefined;
  return field === undefined ? visit(undefined, elementIndex) : walk(field, segments, from + 1, elementIndex, visit);
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
