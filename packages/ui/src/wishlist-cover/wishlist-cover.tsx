import type { ReactNode } from 'react';
import { type PaperPattern, WrappingPaper } from '../wrapping-paper/wrapping-paper.tsx';
import classes from './wishlist-cover.module.css';

export type WishlistCoverProps = {
  /** The name of the list; a heading. */
  title: string;
  /** The address of the cover picture, square. Left out: `pattern` is shown instead. */
  picture?: string | undefined;
  /** The wrapping paper for lists without a picture. Default `bows`. */
  pattern?: PaperPattern | undefined;
  /** `Badge` elements above the name: Event, who can see it. */
  badges?: ReactNode;
  /** The line under the name: date and place, each with an icon. */
  facts?: ReactNode;
  /** The description, up to 300 characters, or the field it is written in. */
  description?: ReactNode;
  /** The buttons: Add wishes, Share, Edit. */
  actions?: ReactNode;
  /** The butter block of events: a large number and what it counts ("54", "days to go"). */
  countdown?: { value: ReactNode; label: string } | undefined;
};

/** The head of one wishlist on a profile. */
export const WishlistCover = ({
  title,
  picture,
  pattern = 'bows',
  badges,
  facts,
  description,
  actions,
  countdown,
}: WishlistCoverProps) => (
  <section className={classes.cover} aria-label={title}>
    <div className={classes.picture}>
      {picture ? <img src={picture} alt="" width={300} height={300} /> : <WrappingPaper pattern={pattern} />}
    </div>
    <div className={classes.words}>
      {badges && <div className={classes.badges}>{badges}</div>}
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      {facts && <div className={classes.facts}>{facts}</div>}
      {description && (
        <div className={classes.description} dir="auto">
          {description}
        </div>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
    {countdown && (
      <p className={classes.countdown}>
        <b>{countdown.value}</b> <span>{countdown.label}</span>
      </p>
    )}
  </section>
);
