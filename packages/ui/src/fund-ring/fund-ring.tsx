import type { CSSProperties } from 'react';
import classes from './fund-ring.module.css';

export type FundRingProps = {
  /** How much of the goal is there, 0 to 100; rounded down for show, so that 100 % means complete. */
  percent: number;
  /** Width and height in CSS px. Default 44. */
  size?: number | undefined;
};

/** How full a fund is, as a ring with the number inside; green when complete. Write the amounts beside it. */
export function FundRing({ percent, size = 44 }: FundRingProps) {
  const shown = Math.floor(Math.min(100, Math.max(0, percent)));
  const look = { '--percent': shown, '--size': `${size}px` } as CSSProperties;
  return (
    <span className={classes.ring} style={look} data-full={shown === 100 || undefined}>
      <span className={classes.number}>{shown}%</span>
    </span>
  );
}
