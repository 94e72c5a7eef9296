import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import type { PrivateWishlistStub, Wishlist } from '@wishbow/contracts/wishlists';
import { maySeeWishlist, type SeenOwners, type ViewerId } from '../owners/seen-owners.ts';
import type { ShowWishes } from '../wishes/show-wishes.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import { countOf } from '../wishes/wish-rules.ts';
import type { WishlistRepository } from './wishlist-repository.ts';
import { toPrivateStub, toWishlist } from './wishlist-view.ts';

export type ShownWishlist =
  | { readonly wishList: Wishlist; readonly wishes: Wish[]; readonly gifted: Wish[] }
  | { readonly wishList: PrivateWishlistStub };

export interface ActiveWishlistDeps {
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly owners: SeenOwners;
  readonly showWishes: ShowWishes;
}

/** A list with its wishes, open ones and gifted ones apart; a stub for who may not see it, undefined for no list. */
export const getActiveWishlist =
  ({ wishlists, wishes, owners, showWishes }: ActiveWishlistDeps) =>
  async (viewerId: ViewerId, id: WishlistId): Promise<ShownWishlist | undefined> => {
    const wishlist = await wishlists.find(id);
    if (!wishlist) return undefined;
    const owner = await owners.find(viewerId, wishlist.ownerId);
    if (!maySeeWishlist(owner, wishlist)) return { wishList: toPrivateStub(wishlist) };
    const stored = await wishes.listByWishlist(id);
    const shown = stored.map(await showWishes(viewerId, stored));
    return {
      wishList: toWishlist(wishlist, countOf(stored)),
      wishes: shown.filter((wish) => !wish.fulfilled),
      gifted: shown.filter((wish) => wish.fulfilled),
    };
  };
