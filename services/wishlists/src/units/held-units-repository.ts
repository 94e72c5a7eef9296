import type { WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type HeldUnitsDocument, heldUnitsModel } from './held-units-model.ts';

export interface HeldUnitsRepository {
  /** Every wish has its row from the start. */
  addAll(wishIds: readonly WishId[], session: ClientSession): Promise<void>;
  /** Reserved units by wish; wishes without any may be left out. */
  listReserved(wishIds: readonly WishId[]): Promise<ReadonlyMap<WishId, number>>;
  /** What is held of one wish. */
  countReserved(wishId: WishId, session: ClientSession): Promise<number>;
  /** Holds units unless more than `limit` would then be held. @returns whether it did. */
  hold(wishId: WishId, count: number, limit: number, session: ClientSession): Promise<boolean>;
  letGo(wishId: WishId, count: number, session: ClientSession): Promise<void>;
  /** Nothing more can be held of removed wishes; what is held stays. */
  close(wishIds: readonly WishId[], session: ClientSession): Promise<void>;
  reopen(wishId: WishId, session: ClientSession): Promise<void>;
  remove(wishId: WishId, session: ClientSession): Promise<void>;
}

export function mongoHeldUnitsRepository(connection: Connection): HeldUnitsRepository {
  const heldUnits = heldUnitsModel(connection);
  return {
    addAll: async (wishIds, session) => {
      if (wishIds.length === 0) return;
      await heldUnits.insertMany(
        wishIds.map((_id) => ({ _id, reservedCount: 0 })),
        { session },
      );
    },
    listReserved: async (wishIds) => {
      if (wishIds.length === 0) return new Map();
      const rows = await heldUnits
        .find({ _id: { $in: wishIds }, reservedCount: { $gt: 0 } })
        .lean<HeldUnitsDocument[]>();
      return new Map(rows.map(({ _id, reservedCount }) => [hexId<WishId>(_id), reservedCount]));
    },
    countReserved: async (wishId, session) =>
      (await heldUnits.findById(wishId).session(session).lean<HeldUnitsDocument>())?.reservedCount ?? 0,
    hold: async (wishId, count, limit, session) => {
      const filter = { _id: wishId, reservedCount: { $lte: limit - count }, isClosed: { $exists: false } };
      const result = await heldUnits.updateOne(filter, { $inc: { reservedCount: count } }, { session });
      return result.modifiedCount === 1;
    },
    letGo: async (wishId, count, session) => {
      await heldUnits.updateOne({ _id: wishId }, { $inc: { reservedCount: -count } }, { session });
    },
    close: async (wishIds, session) => {
      await heldUnits.updateMany({ _id: { $in: wishIds } }, { $set: { isClosed: true } }, { session });
    },
    reopen: async (wishId, session) => {
      await heldUnits.updateOne({ _id: wishId }, { $unset: { isClosed: true } }, { session });
    },
    remove: async (wishId, session) => {
      await heldUnits.deleteOne({ _id: wishId }, { session });
    },
  };
}
