import { Bow } from './bow.tsx';
import classes from './logo.module.css';

export type LogoProps = {
  /** The word beside the bow. Default "wishbow". */
  word?: string | undefined;
  /** Height of the bow in CSS px; the word follows. Default 28. */
  size?: number | undefined;
};

/** The bow and the word. Takes the text colour of its place, so that it works on blocks too. */
export const Logo = ({ word = 'wishbow', size = 28 }: LogoProps) => (
  <span className={classes.logo} style={{ fontSize: `${(size * 22) / 28}px` }}>
    <span className={classes.mark} style={{ width: (size * 30) / 28, height: size }}>
      <Bow />
    </span>
    {word}
  </span>
);
