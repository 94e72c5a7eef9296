import { Children, type ComponentProps, isValidElement, type ReactNode, useMemo, useRef, useState } from 'react';
import type { CardsInSight } from '../long-grid/rows-in-sight.tsx';
import { useLongGrid } from './use-long-grid.ts';
import classes from './wish-grid.module.css';

export type WishGridProps = {
  /** The cards; each becomes a list item, so that their number is announced. */
  children: ReactNode;
  /** The name of the list, when no heading right above names it. */
  label?: string | undefined;
  /** Columns on a desktop: 3, 4 (default) or 6. Always 2 on a phone and 3 from 500 px. */
  columns?: 3 | 4 | 6 | undefined;
  /** Whether the cards are still skeletons. Default false. */
  isBusy?: boolean | undefined;
};

/** Up to so many cards, all of them stand in the document. */
const MOST_AT_ONCE = 100;
/** So many of more are drawn before it is known which are in sight: full rows at 2, 3, 4 and 6 columns. */
const DRAWN_FIRST = 24;

/**
 * The grid of wishes on profiles, in searches and on the home page. Of more than a hundred cards only those near the
 * window stand in the document, and each says which of how many it is.
 */
export function WishGrid({ children, label, columns = 4, isBusy = false }: WishGridProps) {
  const cards = useMemo(() => Children.toArray(children), [children]);
  const grid = useRef<HTMLUListElement>(null);
  const [inSight, setInSight] = useState<CardsInSight>();
  const isLong = cards.length > MOST_AT_ONCE;
  const longGrid = useLongGrid(isLong);
  const isPartial = isLong && longGrid !== null;
  const shown = isPartial ? inSight : undefined;
  return (
    <>
      <ul
        ref={grid}
        className={classes.grid}
        data-columns={columns}
        data-partial={isPartial || undefined}
        aria-label={label}
        aria-busy={isBusy || undefined}
        style={shown?.style}
      >
        {shown
          ? shown.spots.map(({ place, attributes }) => item(cards[place], place, attributes))
          : cards.slice(0, isPartial ? DRAWN_FIRST : undefined).map((card, place) => item(card, place))}
      </ul>
      {isPartial && longGrid && <longGrid.RowsInSight grid={grid} count={cards.length} onChange={setInSight} />}
    </>
  );
}

const item = (card: ReactNode, place: number, attributes?: ComponentProps<'li'>) => (
  <li key={(isValidElement(card) && card.key) || place} {...attributes}>
    {card}
  </li>
);
