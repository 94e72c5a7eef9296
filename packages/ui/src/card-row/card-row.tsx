import { Children, type ReactNode } from 'react';
import classes from './card-row.module.css';

export type CardRowProps = {
  /** The heading of the row and the name of its list. */
  title: string;
  /** Beside the heading on the right: a `TextLink` "View All". */
  action?: ReactNode;
  /** The cards. A phone scrolls them sideways with snap; a desktop shows them as columns. */
  children: ReactNode;
  /** Columns on a desktop: 3 (default), 4 or 6. */
  columns?: 3 | 4 | 6 | undefined;
  /** Whether the cards are still skeletons. Default false. */
  isBusy?: boolean | undefined;
};

/** A rail of cards under a heading. */
export const CardRow = ({ title, action, children, columns = 3, isBusy = false }: CardRowProps) => (
  <section className={classes.row} aria-label={title} aria-busy={isBusy || undefined}>
    <div className={classes.top}>
      <h2>{title}</h2>
      {action}
    </div>
    <ul className={classes.cards} data-columns={columns}>
      {Children.map(children, (card) => (
        <li className={classes.card}>{card}</li>
      ))}
    </ul>
  </section>
);
