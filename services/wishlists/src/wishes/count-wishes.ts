import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { WishRepository } from './wish-repository.ts';
import { isWishFulfilled, NO_WISHES, type WishCount } from './wish-rules.ts';

/** Counts the wishes of several lists at once; the answer knows the count of each. */
export type CountWishes = (
  wishlists: readonly { readonly id: WishlistId }[],
) => Promise<(wishlistId: WishlistId) => WishCount>;

/** The database counts them all and tells of the few that may be fulfilled: whether they are is our rule. */
export const countWishes =
  (wishes: WishRepository): CountWishes =>
  async (wishlists) => {
    const ids = wishlists.map(({ id }) => id);
    const [counts, touched] = await Promise.all([wishes.countByWishlist(ids), wishes.listTouched(ids)]);
    const fulfilled = Map.groupBy(touched.filter(isWishFulfilled), ({ wishlistId }) => wishlistId);
    return (id) => {
      const count = counts.get(id);
      if (count === undefined) return NO_WISHES;
      const gifted = fulfilled.get(id)?.length ?? 0;
      // Two reads: a fulfilled wish may have come between them.
      return { open: Math.max(0, count - gifted), gifted };
    };
  };
