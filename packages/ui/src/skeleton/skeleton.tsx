import classes from './skeleton.module.css';

export type SkeletonProps = {
  /** Any CSS width. Default '100%'. */
  width?: string | undefined;
  /** Any CSS height. Default '1em', one line of text. */
  height?: string | undefined;
  /** `line` (default), `box` with the corners of a card, or `circle`. */
  shape?: 'line' | 'box' | 'circle' | undefined;
};

/** A grey box with the size of what is coming. Silent: put `aria-busy` on the region and let `Spinner` or a heading speak. */
export const Skeleton = ({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) => (
  <span className={classes.skeleton} data-shape={shape} data-loading style={{ width, height }} aria-hidden />
);
