import classes from './spinner.module.css';

export type SpinnerProps = {
  /** What is coming, announced politely. Default "Loading". */
  label?: string | undefined;
};

/** A growing circle, for whole pages that take over 300 ms. Everything smaller uses skeletons or a loading button. */
export const Spinner = ({ label = 'Loading' }: SpinnerProps) => (
  <span className={classes.place} data-loading role="status" aria-label={label}>
    <span className={classes.circle} />
  </span>
);
