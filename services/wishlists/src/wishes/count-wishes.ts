import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { WishRepository } from './wish-repository.ts';
import { countOf, NO_WISHES, type WishCount } from './wish-rules.ts';

/** Counts the wishes of several lists in one read; the answer knows the count of each. */
export type CountWishes = (
  wishlists: readonly { readonly id: WishlistId }[],
) => Promise<(wishlistId: WishlistId) => WishCount>;

export const countWishes =
  (wishes: WishRepository): CountWishes =>
  async (wishlists) => {
    const counted = await wishes.listCounted(wishlists.map(({ id }) => id));
    const byWishlist = Map.groupBy(counted, ({ wishlistId }) => wishlistId);
    const counts = new Map([...byWishlist].map(([id, group]) => [id, countOf(group)]));
    return (wishlistId) => counts.get(wishlistId) ?? NO_WISHES;
  };
