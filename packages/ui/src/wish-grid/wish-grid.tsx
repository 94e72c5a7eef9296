import { Children, type ReactNode } from 'react';
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

/** So many cards stay together and are not drawn while out of sight; full rows at 2, 3, 4 and 6 columns. */
const STRETCH = 120;

/** The grid of wishes on profiles, in searches and on the home page. Thousands of cards scroll like a few. */
export function WishGrid({ children, label, columns = 4, isBusy = false }: WishGridProps) {
  const cards = Children.toArray(children);
  const starts = cards.flatMap((_, place) => (place % STRETCH === 0 ? place : []));
  return (
    <div className={classes.stretches}>
      {starts.map((start) => (
        <ul
          key={start}
          className={classes.grid}
          data-columns={columns}
          data-full={cards.length >= start + STRETCH || undefined}
          aria-label={start > 0 && label ? `${label}, from ${start + 1}` : label}
          aria-busy={isBusy || undefined}
        >
          {Children.map(cards.slice(start, start + STRETCH), (card) => (
            <li>{card}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
