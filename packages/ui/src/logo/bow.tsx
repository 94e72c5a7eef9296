import classes from './logo.module.css';

export type BowProps = {
  /** `ribbon` (default) in tangerine and mulberry for the logo, `mulberry` for wrapped gifts. */
  tone?: 'ribbon' | 'mulberry' | undefined;
};

/** The bow, our own drawing: two loops, two tails, one knot. Decoration; its place says what it means. */
export const Bow = ({ tone = 'ribbon' }: BowProps) => (
  <svg className={classes.bow} data-tone={tone} viewBox="0 0 64 52" aria-hidden>
    <path className={classes.tail} d="M29 26 17 50l7-2 4 4 7-22zM35 26l12 24-7-2-4 4-7-22z" />
    <path className={classes.leftLoop} d="M31 22C25 6 5 2 3 14c-2 13 16 20 28 10z" />
    <path className={classes.rightLoop} d="M33 22C39 6 59 2 61 14c2 13-16 20-28 10z" />
    <path className={classes.fold} d="M30 22c-5-7-12-10-16-9 3 5 9 9 16 10zM34 22c5-7 12-10 16-9-3 5-9 9-16 10z" />
    <rect className={classes.tail} x="26" y="16" width="12" height="13" rx="5.5" />
  </svg>
);
