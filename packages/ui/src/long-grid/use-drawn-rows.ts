import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { rowsToDraw } from './spaces-between-rows.ts';

/** The part of the virtualizer that knows which rows should stand, and which of them are in sight. */
type Rows = {
  getVirtualItems(): VirtualItem[];
  range: { startIndex: number; endIndex: number } | null;
};

/**
 * The rows to draw now: where many come into sight at once, a few in each frame.
 * @param most how many rows are made without a pause.
 */
export function useDrawnRows(rows: Rows, most: number): readonly VirtualItem[] {
  const [, drawMore] = useReducer((turns: number) => turns + 1, 0);
  const [drawn] = useState(() => new Set<number>());
  const standing = rows.getVirtualItems();
  const shown = rows.range ? rowsToDraw(standing, drawn, rows.range, most) : standing;
  useLayoutEffect(() => {
    drawn.clear();
    for (const { index } of shown) drawn.add(index);
    if (shown.length === standing.length) return;
    const frame = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(frame);
  });
  return shown;
}
