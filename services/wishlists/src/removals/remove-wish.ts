import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { FindOwnWish } from '../wishes/own-wish.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import type { RemovedWishRepository } from './removed-wish-repository.ts';
import type { TakeOutOfSight } from './take-out-of-sight.ts';

/** How long a removal can be undone. */
const UNDO_MS = 60_000;

export interface RemoveWishDeps {
  readonly connection: Connection;
  readonly wishes: WishRepository;
  readonly removedWishes: RemovedWishRepository;
  readonly findOwnWish: FindOwnWish;
  readonly takeOutOfSight: TakeOutOfSight;
  readonly now: () => Date;
}

/** Removes an own wish, whether or not somebody has taken it; asking again changes nothing. */
export const removeWish =
  ({ connection, wishes, removedWishes, findOwnWish, takeOutOfSight, now }: RemoveWishDeps) =>
  async (viewerId: UserId, id: WishId): Promise<{ readonly ok: true } | NotOwn> => {
    const own = await findOwnWish(viewerId, id);
    if (!own.ok) {
      const removed = await removedWishes.find(id);
      return removed?.wish.ownerId === viewerId ? { ok: true } : own;
    }
    const removedAt = now();
    const finalAt = new Date(removedAt.getTime() + UNDO_MS);
    return inTransaction(connection, async (session) => {
      const wish = await wishes.find(id, session);
      if (wish) await takeOutOfSight([wish], { removedAt, finalAt }, session);
      return { ok: true };
    });
  };
