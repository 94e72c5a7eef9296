import type { Value } from '../bson/value.ts';
import type { Matcher, MatchPosition } from './matcher.ts';
import { walkPath } from './path.ts';

/** A question about one value. */
export type ValueTest = (value: Value) => boolean;

/** Matches when the value at the path, or any element of an array there, passes the test. */
export function matchAnyElement(segments: readonly string[], test: ValueTest): Matcher {
  return (target, position) =>
    walkPath(target, segments, (value, elementIndex) => {
      const found = Array.isArray(value) ? value.findIndex((element) => test(element)) : -1;
      if (found !== -1) return remember(position, elementIndex === -1 ? found : elementIndex);
      return test(value) && remember(position, elementIndex);
    });
}

/** Matches when the value at the path itself passes the test; arrays are not entered. */
export function matchWhole(segments: readonly string[], test: ValueTest): Matcher {
  return (target, position) =>
    walkPath(target, segments, (value, elementIndex) => test(value) && remember(position, elementIndex));
}

function remember(position: MatchPosition | undefined, index: number): true {
  if (position && index !== -1) position.index = index;
  return true;
}
