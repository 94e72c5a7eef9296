import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { HeldUnitsRepository } from '../units/held-units-repository.ts';
import { mayHangOn } from '../wishes/confided.ts';
import type { FindOwnWish } from '../wishes/own-wish.ts';
import type { StoredWish, WishRepository } from '../wishes/wish-repository.ts';
import type { WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { RemovedWishRepository } from './removed-wish-repository.ts';

export type RestoredWish =
  | { readonly ok: true; readonly wish: StoredWish }
  | { readonly ok: false; readonly reason: 'already_on_list' | 'confided' }
  | NotOwn;

export interface RestoreWishDeps {
  readonly connection: Connection;
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly removedWishes: RemovedWishRepository;
  readonly heldUnits: HeldUnitsRepository;
  readonly findOwnWish: FindOwnWish;
  readonly now: () => Date;
}

/** Puts a removed wish back where it hung, with everything it had, within the minute; asking again changes nothing. */
export const restoreWish =
  ({ connection, wishlists, wishes, removedWishes, heldUnits, findOwnWish, now }: RestoreWishDeps) =>
  async (viewerId: UserId, id: WishId): Promise<RestoredWish> => {
    const restored = inTransaction(connection, async (session): Promise<RestoredWish | undefined> => {
      const removed = await removedWishes.find(id, session);
      if (removed?.wish.ownerId !== viewerId) return undefined;
      const isTooLate = removed.finalAt <= now() || !(await wishlists.hold([removed.wish.wishlistId], session));
      if (isTooLate) return { ok: false, reason: 'not_found' };
      if (!(await mayHangOn(wishlists, removed.wish, [removed.wish.wishlistId], session))) {
        return { ok: false, reason: 'confided' };
      }
      await removedWishes.remove(id, session);
      await heldUnits.reopen(id, session);
      return { ok: true, wish: await wishes.putBack(removed.wish, session) };
    });
    return (await restored.catch(whenTakenMeanwhile)) ?? findOwnWish(viewerId, id);
  };

/** The same item has been wished for anew on that list. */
const whenTakenMeanwhile = (error: unknown): RestoredWish => {
  if (isDuplicateKey(error)) return { ok: false, reason: 'already_on_list' };
  throw error;
};
