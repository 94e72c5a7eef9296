import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import type { PrivateWishlistStub, Wishlist } from '@wishbow/contracts/wishlists';
import type { Cursors } from '@wishbow/service/paging/cursor';
import type { Place } from '@wishbow/service/paging/place';
import { maySeeWishlist, type SeenOwners, type ViewerId } from '../owners/seen-owners.ts';
import type { CountWishes } from '../wishes/count-wishes.ts';
import { isInSightOf } from '../wishes/hide-wish.ts';
import type { ShowWishes } from '../wishes/show-wishes.ts';
import type { StoredWish } from '../wishes/wish-repository.ts';
import { countOf } from '../wishes/wish-rules.ts';
import type { OpenedListRepository } from './opened-list-repository.ts';
import { toPrivateStub, toWishlist } from './wishlist-view.ts';

/** Few lists are longer, and 200 wishes are answered within a few milliseconds. */
const PAGE = 200;

export type ShownWishlist =
  | {
      readonly wishList: Wishlist;
      /** With the first page. */
      readonly owner_username?: string;
      readonly wishes: Wish[];
      readonly gifted: Wish[];
      /** Null at the end of the list. */
      readonly next_cursor: string | null;
    }
  | { readonly wishList: PrivateWishlistStub };

export interface ActiveWishlistDeps {
  readonly cursors: Cursors;
  readonly openedLists: OpenedListRepository;
  readonly owners: SeenOwners;
  readonly showWishes: ShowWishes;
  readonly countWishes: CountWishes;
}

/**
 * A list with a page of its wishes, open ones and gifted ones apart; a stub for who may not see it, undefined for no
 * list.
 */
export const getActiveWishlist =
  ({ cursors, openedLists, owners, showWishes, countWishes }: ActiveWishlistDeps) =>
  async (viewerId: ViewerId, id: WishlistId, after?: Place): Promise<ShownWishlist | undefined> => {
    // Wishes are read before it is known whether they may be seen: so social is asked once, about the owner and about them.
    const opened = await openedLists.find(id, { after, limit: PAGE + 1 });
    if (!opened) return undefined;
    const { wishlist } = opened;
    const { stored, last } = pageOf(opened.wishes);
    const wishIds = stored.map((wish) => wish.id);
    const { owner, reactionsTo } = await owners.findWithReactions(viewerId, wishlist.ownerId, wishIds);
    if (!owner) return undefined;
    if (!maySeeWishlist(owner, wishlist)) return { wishList: toPrivateStub(wishlist) };
    const inSight = stored.filter(isInSightOf(viewerId));
    const shown = inSight.map(await showWishes(viewerId, inSight, reactionsTo));
    const countAll = async () => (await countWishes([wishlist]))(id);
    return {
      wishList: toWishlist(wishlist, isWhole(after, last) ? countOf(inSight) : await countAll()),
      ...(!after && { owner_username: owner.person.username }),
      wishes: shown.filter((wish) => !wish.fulfilled),
      gifted: shown.filter((wish) => wish.fulfilled),
      next_cursor: cursorAfter(cursors, last),
    };
  };

const cursorAfter = (cursors: Cursors, last: StoredWish | undefined) =>
  last ? cursors.seal({ at: last.createdAt, id: last.id }) : null;

const isWhole = (after: Place | undefined, last: StoredWish | undefined) => !after && !last;

/** A page, and what the next one begins after: one more wish than is shown tells whether any follows. */
function pageOf(read: readonly StoredWish[]) {
  const stored = read.slice(0, PAGE);
  return { stored, last: read.length > PAGE ? stored.at(-1) : undefined };
}
