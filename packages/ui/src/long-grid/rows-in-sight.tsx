import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { GridLayout } from './grid-layout.ts';
import { spacesBetweenRows, standingRows, usualRowHeight } from './spaces-between-rows.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useGridLayout } from './use-grid-layout.ts';

/** So many rows beyond the edges of the window: a brisk turn of the wheel meets cards, not their room. */
const BEYOND_THE_EDGES = 3;
/** So many cards are made without a pause, in whole rows. */
const CARDS_AT_ONCE = 4;

/** What of a long grid stands in the document, and the room for what does not. */
export type CardsInSight = {
  /** The first is 0. */
  spots: readonly { place: number; attributes: ComponentProps<'li'> }[];
  style: CSSProperties;
};

type RowsInSightProps = {
  grid: RefObject<Element | null>;
  /** All cards. */
  count: number;
  onChange: (cards: CardsInSight) => void;
};

/** Draws nothing: tells which rows of a long grid are near the window, while it is scrolled. Fetched with the first long grid. */
export const RowsInSight = memo(function RowsInSight({ grid, ...cards }: RowsInSightProps) {
  const layout = useGridLayout(grid);
  return layout && <RowsOfLayout key={`${layout.columns} in ${layout.width}`} layout={layout} {...cards} />;
});

/** Of one layout: a grid with other columns or another width begins anew. */
function RowsOfLayout({ layout, count, onChange }: Omit<RowsInSightProps, 'grid'> & { layout: GridLayout }) {
  const { top, rowGap, columns } = layout;
  const [focusedRow, setFocusedRow] = useState<number>();
  const usualHeight = usualRowHeight(layout);
  const rows = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    gap: rowGap,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    indexAttribute: 'data-row',
    estimateSize: () => usualHeight,
    // Nothing is laid out that is hidden.
    measureElement: (card) => card.getBoundingClientRect().height || usualHeight,
    overscan: BEYOND_THE_EDGES,
    // By so much as what is above has grown, and never to a place: where it believes the window to be, the window no longer
    // is when somebody has just been brought back to where they were.
    scrollToFn: (_place, { adjustments = 0 }) => adjustments !== 0 && window.scrollBy(0, adjustments),
    rangeExtractor: useCallback((range: Range) => standingRows(range, focusedRow), [focusedRow]),
  });
  const standing = useDrawnRows(rows, Math.max(1, Math.floor(CARDS_AT_ONCE / columns)));
  const height = rows.getTotalSize();
  const { measureElement } = rows;
  const cards = useMemo(() => {
    const { spacesBefore, spaceAfter } = spacesBetweenRows(standing, { top, height, rowGap });
    const spots = placesIn(standing, columns, count).map(({ place, row, isFirst }) => ({
      place,
      attributes: {
        'data-row': row,
        'aria-posinset': place + 1,
        'aria-setsize': count,
        style: { marginTop: spacesBefore.get(row) },
        // By React's way, so that menus and dialogs of the card count as well.
        onFocus: () => setFocusedRow(row),
        ...(isFirst && { ref: measureElement }),
      },
    }));
    return { spots, style: { paddingBottom: spaceAfter } };
  }, [standing, top, height, rowGap, columns, count, measureElement]);
  useLayoutEffect(() => onChange(cards), [cards, onChange]);
  return null;
}

/** The cards of these rows. */
const placesIn = (rows: readonly { index: number }[], columns: number, count: number) =>
  rows.flatMap(({ index: row }) =>
    Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => ({
      place: row * columns + column,
      row,
      isFirst: column === 0,
    })),
  );
