/** Shops nest products in graphs, lists and variants, but not deeper than this. */
const MOST_DEPTH = 8;
/** A page has one product and some breadcrumbs; whoever lists more than this wants to keep us busy. */
const MOST_VALUES = 2_000;

/** A thing that JSON-LD describes, by the names of its properties. */
export type Thing = Readonly<Record<string, unknown>>;

/** A parsed value of JSON has no prototype but that of objects and lists: nothing else is to be checked. */
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a value holds: itself or, of a list, each entry; and within every thing what it holds under these keys. Outermost
 * first, in the order of the page, one at a time, and no more than is reasonable.
 */
export function* valuesIn(root: unknown, keys: readonly string[] = []): Generator<unknown> {
  let valueCount = 0;

  function* open(value: unknown, depth: number): Generator<unknown> {
    valueCount += 1;
    if (depth > MOST_DEPTH) return;
    if (!Array.isArray(value)) yield value;
    for (const inner of insideOf(value, keys)) {
      if (valueCount >= MOST_VALUES) return;
      yield* open(inner, depth + 1);
    }
  }
  yield* open(root, 0);
}

/** The things among them. */
export function* thingsIn(root: unknown, keys: readonly string[]): Generator<Thing> {
  for (const value of valuesIn(root, keys)) if (isThing(value)) yield value;
}

function insideOf(value: unknown, keys: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isThing(value) ? keys.flatMap((key) => (value[key] === undefined ? [] : [value[key]])) : [];
}
