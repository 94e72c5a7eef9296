import type { MouseEvent, ReactNode } from 'react';
import classes from './list-row.module.css';

export type ListRowProps = {
  /** The first line; with `href` the name of the link. */
  title: ReactNode;
  /** A softer second line. */
  text?: ReactNode;
  /** Before the words: an `Avatar`, or an `<img>` which becomes a 48 px thumbnail. */
  media?: ReactNode;
  /** After the words: a button, a badge, a lock. Sits above the row's link. */
  trailing?: ReactNode;
  /** Makes the whole row a link to this address. */
  href?: string | undefined;
  /** Called for a plain press instead of following `href`. */
  onOpen?: (() => void) | undefined;
  /** The entry that is shown right now; announced as current. Default false. */
  isCurrent?: boolean | undefined;
  /** Not seen yet: tinted. Add a `NotificationDot` and the word, colour alone does not say it. Default false. */
  isNew?: boolean | undefined;
};

/** One entry of a rail or list: a wishlist, a person, a notification. */
export function ListRow({
  title,
  text,
  media,
  trailing,
  href,
  onOpen,
  isCurrent = false,
  isNew = false,
}: ListRowProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };

  return (
    <div
      className={classes.row}
      data-link={href ? '' : undefined}
      data-current={isCurrent || undefined}
      data-new={isNew || undefined}
    >
      {media && <span className={classes.media}>{media}</span>}
      <div className={classes.words}>
        <div className={classes.title} dir="auto">
          {href ? (
            <a href={href} onClick={open} aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </a>
          ) : (
            title
          )}
        </div>
        {text && <div className={classes.text}>{text}</div>}
      </div>
      {trailing && <div className={classes.trailing}>{trailing}</div>}
    </div>
  );
}
