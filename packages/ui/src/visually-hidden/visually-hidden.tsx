import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

export type VisuallyHiddenProps = {
  /** Text for screen readers only. */
  children: ReactNode;
};

/** Text that is read aloud but not seen. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={classes.hidden}>{children}</span>;
