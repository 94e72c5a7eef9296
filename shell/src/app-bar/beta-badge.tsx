import { useId } from 'react';
import classes from './beta-badge.module.css';

/** Says that the site is young, and on hover or focus what to do when something breaks. */
export function BetaBadge() {
  const hint = useId();
  return (
    <span className={classes.place}>
      <button type="button" className={classes.badge} aria-describedby={hint}>
        beta
      </button>
      <span role="tooltip" id={hint} className={classes.hint}>
        Wishbow is in beta. If something breaks, please report it.
      </span>
    </span>
  );
}
