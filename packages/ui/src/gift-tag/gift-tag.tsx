import type { ReactNode } from 'react';
import classes from './gift-tag.module.css';

export type GiftTagProps = {
  /** The price as written ("$129.00"), or a word like "Gifted". Over a picture it is all the text there is. */
  children: ReactNode;
  /** `paper` (default) for prices, `gold` for Llama Bucks, `ok` for gifted, `brand` and `soft` for the rest. */
  tone?: 'paper' | 'brand' | 'gold' | 'ok' | 'soft' | undefined;
  /** Height 32 (default) or 44 px, the latter in the item dialog. */
  size?: 'medium' | 'large' | undefined;
};

/** A paper tag with a punched hole: every price hangs on one. It swings when its card is hovered or focused. */
export const GiftTag = ({ children, tone = 'paper', size = 'medium' }: GiftTagProps) => (
  <span className={classes.string}>
    <span className={classes.tag} data-tone={tone} data-size={size}>
      {children}
    </span>
  </span>
);
