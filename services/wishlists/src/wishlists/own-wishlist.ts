import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { NotOwn } from '../owners/owner-refusals.ts';
import { maySeeWishlist, type SeenOwners } from '../owners/seen-owners.ts';
import type { StoredWishlist, WishlistRepository } from './wishlist-repository.ts';

/** A list its owner wants to change; for anybody else the reason why not. */
export type FindOwnWishlist = (
  viewerId: UserId,
  id: WishlistId,
) => Promise<{ readonly ok: true; readonly wishlist: StoredWishlist } | NotOwn>;

export const findOwnWishlist =
  (wishlists: WishlistRepository, owners: SeenOwners): FindOwnWishlist =>
  async (viewerId, id) => {
    const wishlist = await wishlists.find(id);
    if (!wishlist) return { ok: false, reason: 'not_found' };
    if (wishlist.ownerId === viewerId) return { ok: true, wishlist };
    const owner = await owners.find(viewerId, wishlist.ownerId);
    return { ok: false, reason: maySeeWishlist(owner, wishlist) ? 'forbidden' : 'not_found' };
  };
