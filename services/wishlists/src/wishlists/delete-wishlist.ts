import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { TakeOutOfSight } from '../removals/take-out-of-sight.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import type { FindOwnWishlist } from './own-wishlist.ts';
import type { WishlistRepository } from './wishlist-repository.ts';

export interface DeleteWishlistDeps {
  readonly connection: Connection;
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly findOwnWishlist: FindOwnWishlist;
  readonly takeOutOfSight: TakeOutOfSight;
  readonly now: () => Date;
}

/**
 * Deletes an own list and takes its wishes along, for good. What somebody has taken of them does not show in the
 * answer; the givers are told when the removals are finished.
 */
export const deleteWishlist =
  ({ connection, wishlists, wishes, findOwnWishlist, takeOutOfSight, now }: DeleteWishlistDeps) =>
  async (viewerId: UserId, id: WishlistId): Promise<{ readonly ok: true } | NotOwn> => {
    const own = await findOwnWishlist(viewerId, id);
    if (!own.ok) return own;
    const deletedAt = now();
    return inTransaction(connection, async (session) => {
      await wishlists.remove(id, session);
      await recordEvent(connection, session, {
        type: 'wishlists.wishlist_deleted',
        aggregateId: id,
        payload: { wishlistId: id, ownerId: viewerId },
        now: deletedAt,
      });
      const taken = await wishes.listAllOfWishlist(id, session);
      await takeOutOfSight(taken, { removedAt: deletedAt, finalAt: deletedAt }, session);
      return { ok: true };
    });
  };
