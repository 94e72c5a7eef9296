import type { ReactNode } from 'react';
import classes from './toast-stack.module.css';

export type ToastStackProps = {
  /** `Toast` elements, oldest first; show at most three. Nothing, while there is nothing to say. */
  children?: ReactNode;
};

/**
 * The corner where toasts appear: bottom left, above the bottom bar on a phone. One on the page, and there from the start:
 * screen readers speak what is added to a region they know, not a region that comes with its words.
 */
export const ToastStack = ({ children }: ToastStackProps) => (
  <section className={classes.stack} aria-label="Messages" aria-live="polite" aria-relevant="additions">
    {children}
  </section>
);
