import type { SeenWishlist, Wishlist } from '@wishbow/contracts/wishlists';
import { dateOnlyIn, formatShortDay } from '@wishbow/domain/date-only';
import { navigate } from '@wishbow/platform';
import { ListRow } from '@wishbow/ui/list-row';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { eventDayOf } from './event-facts.ts';
import { isShown } from './seen-wishlist.ts';
import { WishlistPicture } from './wishlist-picture.tsx';
import classes from './wishlist-row.module.css';

type WishlistRowProps = {
  wishlist: SeenWishlist;
  href: string;
  isCurrent?: boolean;
  /** What the row can be taken by, left of its picture. */
  handle?: ReactNode;
};

/** One list in a rail. Of a private one a stranger learns only that it exists. */
export function WishlistRow({ wishlist, href, isCurrent = false, handle }: WishlistRowProps) {
  const shown = isShown(wishlist) ? wishlist : undefined;
  return (
    <ListRow
      title={shown?.name ?? 'Private wishlist'}
      text={shown && summaryOf(shown)}
      media={
        <span className={classes.media}>
          {handle}
          <WishlistPicture wishlist={shown ?? { id: wishlist.id, image: null }} />
        </span>
      }
      trailing={(!shown || shown.private) && <Lock aria-hidden />}
      href={href}
      onOpen={() => navigate(href)}
      isCurrent={isCurrent}
    />
  );
}

/** "9 wishes, Oct 17", "4 wishes, Oct 17, 2031", "6 wishes, private". */
function summaryOf(wishlist: Wishlist): string {
  const count = wishlist.wish_count === 1 ? '1 wish' : `${wishlist.wish_count} wishes`;
  const day = eventDayOf(wishlist);
  return [count, day && formatShortDay(day, dateOnlyIn(new Date())), wishlist.private && 'private']
    .filter(Boolean)
    .join(', ');
}
