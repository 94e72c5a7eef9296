import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridLayout, isSameLayout, layoutOf } from './grid-layout.ts';

/** How a grid is laid out, told anew whenever that changes. */
export function useGridLayout(grid: RefObject<Element | null>): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>();
  useLayoutEffect(() => {
    const read = () => {
      if (!grid.current) return;
      const now = layoutOf(grid.current);
      setLayout((before) => (before && isSameLayout(before, now) ? before : now));
    };
    read();
    // Whatever moves the grid makes the page longer or shorter.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}
