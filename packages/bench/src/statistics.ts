/** Several measurements of one thing. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Of an even number of values, the median is the mean of the two in the middle. @throws without any value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const min = sorted.at(0);
  const max = sorted.at(-1);
  const below = sorted[Math.ceil(sorted.length / 2) - 1];
  const above = sorted[Math.floor(sorted.length / 2)];
  if (min === undefined || max === undefined || below === undefined || above === undefined) {
    throw new Error('nothing was measured');
  }
  return { median: (below + above) / 2, min, max };
}

/** As tables show it: `4.2 (3.9 to 5.0)`. */
export const spreadText = ({ median, min, max }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;

/** As a table shows what was measured once or several times. @throws without any value. */
export const figureText = (values: readonly number[], digits: number): string => {
  const spread = spreadOf(values);
  return values.length === 1 ? spread.median.toFixed(digits) : spreadText(spread, digits);
};

/** What the figures of a table are of, as its first note begins. */
export const visitsText = (count: number): string =>
  count === 1 ? 'One visit each' : `Median (least to most) of ${count} visits`;

/** The value that so many percent of all are not above. @throws without any value. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}
