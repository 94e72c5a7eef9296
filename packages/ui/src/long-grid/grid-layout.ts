/** How a grid is laid out at this moment, in CSS px; its style sheet alone decides about it. */
export type GridLayout = {
  /** From the top of the document. */
  top: number;
  width: number;
  columns: number;
  rowGap: number;
  columnGap: number;
};

/** Reads it from the page. */
export function layoutOf(grid: Element): GridLayout {
  const { gridTemplateColumns, rowGap, columnGap } = getComputedStyle(grid);
  const { top, width } = grid.getBoundingClientRect();
  return {
    top: top + window.scrollY,
    width,
    columns: gridTemplateColumns.split(' ').length,
    rowGap: Number.parseFloat(rowGap) || 0,
    columnGap: Number.parseFloat(columnGap) || 0,
  };
}

/** Whether nothing has changed. */
export const isSameLayout = (one: GridLayout, other: GridLayout): boolean =>
  one.top === other.top &&
  one.width === other.width &&
  one.columns === other.columns &&
  one.rowGap === other.rowGap &&
  one.columnGap === other.columnGap;
