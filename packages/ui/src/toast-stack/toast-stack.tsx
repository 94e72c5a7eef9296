import type { ReactNode } from 'react';
import classes from './toast-stack.module.css';

export type ToastStackProps = {
  /** `Toast` elements, oldest first; show at most three. */
  children: ReactNode;
};

/** The corner where toasts appear: bottom left, above the bottom bar on a phone. One on the page. */
export const ToastStack = ({ children }: ToastStackProps) => (
  <section className={classes.stack} aria-label="Messages">
    {children}
  </section>
);
