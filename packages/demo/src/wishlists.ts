import type { DateOnly } from '@wishbow/domain/date-only';
import { type DemoAddress, demoAddress } from './addresses.ts';
import { dayAfter, daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { listsOfAcquaintances } from './lists/lists-of-acquaintances.ts';
import { listsOfFriends } from './lists/lists-of-friends.ts';
import { listsOfMaya } from './lists/lists-of-maya.ts';
import { listsOfNeighbors } from './lists/lists-of-neighbors.ts';
import { listsOfNewcomers } from './lists/lists-of-newcomers.ts';
import type { WishlistRow } from './lists/wishlist-row.ts';
import { personId } from './people.ts';
import { coverPicture } from './picture-names.ts';

export type DemoEvent = { on: DateOnly; place?: DemoAddress };

export type DemoWishlist = {
  id: string;
  ownerId: string;
  name: string;
  description: string;
  isPrivate: boolean;
  event?: DemoEvent;
  /** A picture of the studio, see `demoPicture`; a list without one wears its owner's wrapping paper. */
  cover?: string;
  /** Place among the lists of its owner, from 0. */
  position: number;
  createdAt: Date;
};

/** The stories of all lists; those of one owner stand together, in the owner's order. */
export const wishlistRows: readonly WishlistRow[] = [
  ...listsOfMaya,
  ...listsOfFriends,
  ...listsOfAcquaintances,
  ...listsOfNeighbors,
  ...listsOfNewcomers,
];

export const wishlistId = ({ owner, name }: Pick<WishlistRow, 'owner' | 'name'>): string =>
  demoId('wishlist', `${owner}/${name}`);

const eventOf = (event: NonNullable<WishlistRow['event']>, now: Date): DemoEvent => ({
  on: dayAfter(now, event.inDays),
  ...(event.place ? { place: demoAddress(...event.place) } : {}),
});

/** All wishlists, owner by owner. */
export const demoWishlists = (now: Date): DemoWishlist[] =>
  wishlistRows.map((row) => ({
    id: wishlistId(row),
    ownerId: personId(row.owner),
    name: row.name,
    description: row.description ?? '',
    isPrivate: row.isPrivate ?? false,
    ...(row.event ? { event: eventOf(row.event, now) } : {}),
    ...(row.scene ? { cover: coverPicture(row.scene) } : {}),
    position: wishlistRows.filter(({ owner }) => owner === row.owner).indexOf(row),
    createdAt: daysBefore(now, row.createdDaysAgo),
  }));
