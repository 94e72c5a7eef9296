/** A row that stands in the document, in CSS px from the top of the document. */
type MeasuredRow = { index: number; start: number; end: number };

/**
 * The room that rows left out of a grid would take: above each that stands, and after the last.
 * @param grid where the grid begins, how high all of its rows are, and what lies between two of them.
 */
export function spacesBetweenRows(
  rows: readonly MeasuredRow[],
  grid: { top: number; height: number; rowGap: number },
): { spacesBefore: ReadonlyMap<number, number>; spaceAfter: number } {
  let below = grid.top;
  const spacesBefore = new Map<number, number>();
  for (const { index, start, end } of rows) {
    spacesBefore.set(index, start - below);
    below = end + grid.rowGap;
  }
  return { spacesBefore, spaceAfter: Math.max(0, grid.top + grid.height + grid.rowGap - below) };
}

/** The rows in sight from the first to the last, so many more on both sides, and how many there are. */
type Sight = { startIndex: number; endIndex: number; overscan: number; count: number };

/**
 * The rows that stand in the document: those about the window, and where the keyboard was last with what Tab leads to
 * from there, however far away it is by now.
 */
export function standingRows(
  { startIndex, endIndex, overscan, count }: Sight,
  focusedRow: number | undefined,
): number[] {
  const first = startIndex - overscan;
  const near = Array.from({ length: endIndex + overscan - first + 1 }, (_, place) => first + place);
  const focused = focusedRow === undefined ? [] : [focusedRow - 1, focusedRow, focusedRow + 1];
  const rows = new Set([...near, ...focused].filter((row) => row >= 0 && row < count));
  return [...rows].sort((one, other) => one - other);
}

/**
 * Which of the rows that should stand are drawn next: those that stand already, and a few more, what is in sight first. A row
 * takes some milliseconds to draw, and between two of them the browser can answer a finger.
 * @param drawn those that stand by now; none of them, and all are drawn.
 * @param most how many more.
 */
export function rowsToDraw<Row extends { index: number }>(
  rows: readonly Row[],
  drawn: ReadonlySet<number>,
  { startIndex, endIndex }: Pick<Sight, 'startIndex' | 'endIndex'>,
  most: number,
): readonly Row[] {
  const missing = rows.filter(({ index }) => !drawn.has(index));
  if (missing.length <= most || missing.length === rows.length) return rows;
  const outOfSight = ({ index }: Row): number => Math.max(0, startIndex - index, index - endIndex);
  const next = missing.toSorted((one, other) => outOfSight(one) - outOfSight(other)).slice(0, most);
  return rows.filter((row) => drawn.has(row.index) || next.includes(row));
}

/** Below its square picture a usual card has a title of one line and a half, where it is from, and a row of buttons. */
const BELOW_PICTURE = 102;

/** How high a row is that nobody has seen yet, in CSS px. */
export const usualRowHeight = (grid: { width: number; columns: number; columnGap: number }): number =>
  (grid.width - (grid.columns - 1) * grid.columnGap) / grid.columns + BELOW_PICTURE;
