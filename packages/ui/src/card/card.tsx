import type { ReactNode } from 'react';
import classes from './card.module.css';

export type CardProps = {
  /** The content. */
  children: ReactNode;
  /** Leaves out the padding. Default false. */
  isFlush?: boolean | undefined;
  /** A name makes it a region that can be jumped to. Left out: a plain box. */
  label?: string | undefined;
};

/** A white panel with a line around it. It does not float, so it has no shadow. */
export const Card = ({ children, isFlush = false, label }: CardProps) => {
  const Box = label ? 'section' : 'div';
  return (
    <Box className={classes.card} data-flush={isFlush || undefined} aria-label={label}>
      {children}
    </Box>
  );
};
