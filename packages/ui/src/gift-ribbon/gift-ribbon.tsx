import { Bow } from '../logo/bow.tsx';
import classes from './gift-ribbon.module.css';

export type GiftRibbonProps = {
  /** Bands and bow for a card (default) or for a thumbnail of about 100 px. */
  size?: 'medium' | 'small' | undefined;
};

/** The satin ribbon that lies over the picture of what was gifted. Its parent is positioned and says "gifted" in words. */
export const GiftRibbon = ({ size = 'medium' }: GiftRibbonProps) => (
  <span className={classes.ribbon} data-size={size} aria-hidden>
    <Bow tone="mulberry" />
  </span>
);
