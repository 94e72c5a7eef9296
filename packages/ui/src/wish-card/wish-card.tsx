import type { MouseEvent, ReactNode } from 'react';
import { GiftRibbon } from '../gift-ribbon/gift-ribbon.tsx';
import { ObjectPicture } from '../object-picture/object-picture.tsx';
import classes from './wish-card.module.css';

export type WishCardProps = {
  /** What is wished for; two lines at most are shown. The name of the card's link. */
  title: string;
  /** The address of the wish. The whole card leads there, except its buttons. */
  href: string;
  /** Called for a plain press instead of following `href`, to open the item dialog in place. Ctrl-click still opens a tab. */
  onOpen?: (() => void) | undefined;
  /** The address of a square picture, loaded lazily. Left out: a wrapped gift on a quiet ground. */
  picture?: string | undefined;
  /** What hangs bottom left on the picture: a `GiftTag` or a `FundPill`. */
  tag?: ReactNode;
  /** A paper pill top left: "Wants 2". */
  note?: ReactNode;
  /** A floating `IconButton` top right: save, or nothing on own lists. */
  corner?: ReactNode;
  /** One line under the title: the store, the site, or "14 people chipped in". */
  meta?: ReactNode;
  /** The row at the bottom, aligned across cards: `LikeButton`, `CardAction`, and a button pushed to the right. */
  actions?: ReactNode;
  /** `wrapped` ties a ribbon around it (gifted), `unavailable` greys the picture; say it in `tag` or `message` too. Default `open`. */
  state?: 'open' | 'wrapped' | 'unavailable' | undefined;
  /** A sentence under the meta line, for instance why it is unavailable. */
  message?: string | undefined;
};

/** One wish in a grid or rail. */
export function WishCard({
  title,
  href,
  onOpen,
  picture,
  tag,
  note,
  corner,
  meta,
  actions,
  state = 'open',
  message,
}: WishCardProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };

  return (
    <article className={classes.card} data-state={state}>
      <div className={classes.shot}>
        {picture ? (
          <img className={classes.picture} src={picture} alt="" width={480} height={480} loading="lazy" />
        ) : (
          <span className={classes.noPicture}>
            <ObjectPicture name="wrapped-gift" size={96} />
          </span>
        )}
        {state === 'wrapped' && <GiftRibbon />}
        {note && <span className={classes.note}>{note}</span>}
        {tag && <span className={classes.tag}>{tag}</span>}
        {corner && <span className={classes.corner}>{corner}</span>}
      </div>
      <h3 className={classes.title} dir="auto">
        <a href={href} onClick={open}>
          {title}
        </a>
      </h3>
      {meta && <p className={classes.meta}>{meta}</p>}
      {message && <p className={classes.message}>{message}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}
