import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeProps = {
  /** One or two words: the state or the kind. Colour never says it alone. */
  children: ReactNode;
  /** What it is about. Default `neutral`. */
  tone?: 'neutral' | 'brand' | 'fund' | 'gold' | 'ok' | 'info' | 'warn' | 'danger' | undefined;
  /** A lucide icon before the words, decoration only. */
  icon?: ReactNode;
};

/** A small label of state: Event, Fund, Processing, Failed. Not a control. */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps) => (
  <span className={classes.badge} data-tone={tone}>
    {icon}
    {children}
  </span>
);
