import type { ReactNode } from 'react';
import classes from './wrapping-paper.module.css';

/** The six papers a profile can be wrapped in. */
export const paperPatterns = ['bows', 'dots', 'stripe', 'scallop', 'check', 'confetti'] as const;
export type PaperPattern = (typeof paperPatterns)[number];

export type WrappingPaperProps = {
  /** Which paper. */
  pattern: PaperPattern;
  /** What lies on it. Give text an own ground: the patterns are loud. */
  children?: ReactNode;
  /** Any CSS height. Default '100%' of its place. */
  height?: string | undefined;
  /** Any CSS corner radius. Default none. */
  radius?: string | undefined;
};

/** A sheet of wrapping paper: profile banners, list covers without a picture, celebrations. */
export const WrappingPaper = ({ pattern, children, height = '100%', radius }: WrappingPaperProps) => (
  <div className={classes.paper} data-pattern={pattern} style={{ height, borderRadius: radius }}>
    {children}
  </div>
);
