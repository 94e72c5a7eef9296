import classes from './count-badge.module.css';

export type CountBadgeProps = {
  /** How many. Hidden at 0; "9+" above 9. */
  count: number;
};

/** A small number on a corner. Silent: the control it sits on says the number in its own name. */
export const CountBadge = ({ count }: CountBadgeProps) =>
  count > 0 ? (
    <span className={classes.badge} aria-hidden>
      {count > 9 ? '9+' : count}
    </span>
  ) : null;

/** A dot that marks a row as not seen yet. Silent: say "new" in the row. */
export const NotificationDot = () => <span className={classes.dot} aria-hidden />;
