import type { WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import type { StoredWish } from '../wishes/wish-repository.ts';
import { type RemovedWishDocument, removedWishModel } from './removed-wish-model.ts';

export type RemovedWish = Omit<RemovedWishDocument, '_id'>;

/** Since when a wish is removed, and from when on for good. */
export type RemovalTimes = Pick<RemovedWish, 'removedAt' | 'finalAt'>;

export interface RemovedWishRepository {
  addAll(wishes: readonly StoredWish[], times: RemovalTimes, session: ClientSession): Promise<void>;
  find(id: WishId, session?: ClientSession): Promise<RemovedWish | undefined>;
  /** Removals that can no longer be undone, the oldest first. */
  listFinal(now: Date, limit: number): Promise<RemovedWish[]>;
  /** Counts units that an order took before the removal as gifted, or takes them back. */
  addGifted(id: WishId, count: number, session: ClientSession): Promise<void>;
  /** Counts cents as chipped in, or takes them back with a negative amount. */
  addContributed(id: WishId, amountCents: number, session: ClientSession): Promise<void>;
  /** @returns whether it was there. */
  remove(id: WishId, session: ClientSession): Promise<boolean>;
}

export function mongoRemovedWishRepository(connection: Connection): RemovedWishRepository {
  const removed = removedWishModel(connection);
  return {
    addAll: async (wishes, times, session) => {
      await removed.insertMany(
        wishes.map((wish) => ({ _id: wish.id, wish, ...times })),
        { session },
      );
    },
    find: async (id, session) => {
      const found = removed.findById(id).session(session ?? null);
      return (await found.lean<RemovedWish>()) ?? undefined;
    },
    listFinal: (now, limit) =>
      removed
        .find({ finalAt: { $lte: now } })
        .sort({ finalAt: 1 })
        .limit(limit)
        .lean<RemovedWish[]>(),
    addGifted: async (id, count, session) => {
      await removed.updateOne({ _id: id }, { $inc: { 'wish.giftedCount': count } }, { session });
    },
    addContributed: async (id, amountCents, session) => {
      await removed.updateOne({ _id: id }, { $inc: { 'wish.contributedCents': amountCents } }, { session });
    },
    remove: async (id, session) => (await removed.deleteOne({ _id: id }, { session })).deletedCount === 1,
  };
}
