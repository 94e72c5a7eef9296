import { type ClientSession, type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { HeldUnitsRepository } from '../units/held-units-repository.ts';
import type { StoredWishlist, WishlistRepository } from '../wishlists/wishlist-repository.ts';
import { mayHangOn } from './confided.ts';
import type { NewWish, StoredWish, WishRepository } from './wish-repository.ts';

/**
 * Adds the wish to every list that does not hold the same thing yet, and tells the others; answers the wishes added, or
 * that one of the lists has been deleted meanwhile, or that one is open and the wish from a private list.
 */
export type AddToLists = (
  wishlists: readonly StoredWishlist[],
  wish: Omit<NewWish, 'wishlistId'>,
  onAdded: OnAdded,
) => Promise<StoredWish[] | 'gone' | 'confided'>;

/** Does what belongs to adding within its transaction. */
export type OnAdded = (wishes: readonly StoredWish[], session: ClientSession) => Promise<void>;

export interface AddToListsDeps {
  readonly connection: Connection;
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly heldUnits: HeldUnitsRepository;
}

export function addToLists({ connection, wishlists, wishes, heldUnits }: AddToListsDeps): AddToLists {
  const announce = (session: ClientSession, { id, wishlistId, ownerId, title, createdAt }: StoredWish) =>
    recordEvent(connection, session, {
      type: 'wishlists.wish_added',
      aggregateId: id,
      payload: { wishId: id, wishlistId, ownerId, title },
      now: createdAt,
    });

  return async (chosen, wish, onAdded) => {
    const add = async (session: ClientSession) => {
      const ids = chosen.map(({ id }) => id);
      if (!(await wishlists.hold(ids, session))) return 'gone';
      if (!(await mayHangOn(wishlists, wish, ids, session))) return 'confided';
      const holders = new Set(await wishes.listHolders(wish, ids, session));
      const free = ids.filter((id) => !holders.has(id));
      const added = await wishes.addAll(
        free.map((wishlistId) => ({ ...wish, wishlistId })),
        session,
      );
      await heldUnits.addAll(
        added.map(({ id }) => id),
        session,
      );
      for (const one of added) await announce(session, one);
      await onAdded(added, session);
      return added;
    };
    const again = (error: unknown) => {
      // Somebody put the same thing on one of the lists at the same moment: the second look finds it there.
      if (isDuplicateKey(error)) return inTransaction(connection, add);
      throw error;
    };
    return inTransaction(connection, add).catch(again);
  };
}
