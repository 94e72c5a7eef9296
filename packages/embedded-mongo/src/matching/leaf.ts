import type { Value } from '../bson/value.ts';
import type { Matcher, MatchPosition } from './matcher.ts';
import { walkPath } from './path.ts';

/** A question about one value. */
export type ValueTest = (value: Value) => boolean;

/** Matches when the value at the path, or any element of an array there, passes the test. */
export function matchAnyElement(segments: readonly string[], test: ValueTest): Matcher {
  return (target, position) =>
    walkPath(target, segments, (value, elementIndex) => {
      const found = findElement(value, test);
      if (found !== -1) return remember(position, elementIndex, found);
      return test(value) && remember(position, elementIndex);
    });
}

/** Matches when the value at the path is an array with an element that passes the test. */
export function matchElementOf(segments: readonly string[], test: ValueTest): Matcher {
  return (target, position) =>
    walkPath(target, segments, (value, elementIndex) => {
      const found = findElement(value, test);
      return found !== -1 && remember(position, elementIndex, found);
    });
}

function findElement(value: Value, test: ValueTest): number {
  return Array.isArray(value) ? value.findIndex((element) => test(element)) : -1;
}

/** Matches when the value at the path itself passes the test; arrays are not entered. */
export function matchWhole(segments: readonly string[], test: ValueTest): Matcher {
  return (target, position) =>
    walkPath(target, segments, (value, elementIndex) => test(value) && remember(position, elementIndex));
}

/** Of nested arrays the outermost counts: its element if one was passed on the way, else the one found at the end. */
function remember(position: MatchPosition | undefined, passed: number, found = -1): true {
  const index = passed === -1 ? found : passed;
  if (position && index !== -1) position.index = index;
  return true;
}
