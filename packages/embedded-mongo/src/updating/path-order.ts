import { isArrayIndex } from '../matching/path.ts';

/** The order in which an update touches its paths: by segment, indexes by number. It decides where new fields land. */
export function comparePaths(left: string, right: string): number {
  const leftSegments = left.split('.');
  const rightSegments = right.split('.');
  for (const [depth, a] of leftSegments.entries()) {
    const b = rightSegments[depth];
    if (b === undefined) return 1;
    if (a === b) continue;
    if (isArrayIndex(a) && isArrayIndex(b)) return Number(a) - Number(b);
    return a < b ? -1 : 1;
  }
  return leftSegments.length - rightSegments.length;
}
