import { isDocument, type Value } from '../bson/value.ts';

/** The value of a dotted path as expressions read it: over an array it gives the array of the elements' values. */
export function valueAtPath(root: Value, segments: readonly string[]): Value {
  let value = root;
  for (const [depth, segment] of segments.entries()) {
    if (Array.isArray(value)) {
      const rest = segments.slice(depth);
      return value.map((element) => valueAtPath(element, rest)).filter((found) => found !== undefined);
    }
    if (!isDocument(value)) return undefined;
    value = value[segment];
  }
  return value;
}
