import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { StoredWishlist, WishlistRepository } from './wishlist-repository.ts';
import { isOrderOf } from './wishlist-rules.ts';

/** Puts one's lists into this order, all of them or none; undefined when it does not name every own list once. */
export const updateWishlistOrder =
  (connection: Connection, wishlists: WishlistRepository) =>
  (ownerId: UserId, ids: readonly WishlistId[]): Promise<StoredWishlist[] | undefined> =>
    inTransaction(connection, async (session) => {
      const own = await wishlists.listByOwner(ownerId, session);
      const ownIds = own.map(({ id }) => id);
      if (!isOrderOf(ownIds, ids)) return undefined;
      await wishlists.putInOrder(ids, session);
      return wishlists.listByOwner(ownerId, session);
    });
