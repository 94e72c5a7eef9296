import type { ReactNode } from 'react';

/** What buttons, link buttons and icon buttons share in looks. */
export type ButtonLook = {
  /**
   * How loud it is. Default `primary`: the one thing to do on this surface.
   * `secondary` is a soft tint beside it, `outline` an equal choice, `quiet` a way out, `gold` starts something new,
   * `danger` destroys, `on-block` sits on a solid mulberry block.
   */
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'gold' | 'danger' | 'on-block' | undefined;
  /** Height 36, 44 or 54 px. Default `medium`; `small` is for cards and rows. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A lucide icon before the text. It is decoration: the text stays the accessible name. */
  icon?: ReactNode;
  /** Fills the width of its container. Default false. */
  isBlock?: boolean | undefined;
};
