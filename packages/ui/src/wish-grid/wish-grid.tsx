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

/** From this many cards on, those out of sight are not drawn. */
const LONG = 60;

/** The grid of wishes on profiles, in searches and on the home page. */
export const WishGrid = ({ children, label, columns = 4, isBusy = false }: WishGridProps) => (
  <ul
    className={classes.grid}
    data-columns={columns}
    data-long={Children.count(children) >= LONG || undefined}
    aria-label={label}
    aria-busy={isBusy || undefined}
  >
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
);
