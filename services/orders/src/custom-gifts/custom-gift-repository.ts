import type { OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import { CUSTOM_GIFT_WAYS } from '@wishbow/domain/state-tables';
import { isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { ClientSession, Connection } from 'mongoose';
import { moveRow } from '../work/due-work-repository.ts';
import { type CustomGiftRow, customGiftModel } from './custom-gift-model.ts';

/** @returns false when the buyer is giving the same wish at this moment already. */
export async function addCustomGift(connection: Connection, gift: CustomGiftRow): Promise<boolean> {
  try {
    await customGiftModel(connection).create([gift]);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

export const findCustomGift = (connection: Connection, id: OrderId): Promise<CustomGiftRow | null> =>
  customGiftModel(connection).findById(id).lean<CustomGiftRow | null>();

/** A buyer's gifts of one wish that stand, newest first. */
export const listGivenGifts = (connection: Connection, buyerId: UserId, wishId: WishId): Promise<CustomGiftRow[]> =>
  customGiftModel(connection).find({ buyerId, wishId, state: 'given' }).sort({ createdAt: -1 }).lean<CustomGiftRow[]>();

/** Everything a person gave, oldest first. */
export const listGiftsOf = (connection: Connection, buyerId: UserId, limit: number): Promise<CustomGiftRow[]> =>
  customGiftModel(connection).find({ buyerId }).sort({ _id: 1 }).limit(limit).lean<CustomGiftRow[]>();

/** Takes a gift to another state, if it still stands where the caller saw it. */
export const moveCustomGift = (
  connection: Connection,
  gift: CustomGiftRow,
  set: Partial<CustomGiftRow> & Pick<CustomGiftRow, 'state'>,
  session?: ClientSession,
): Promise<CustomGiftRow | undefined> =>
  moveRow({ model: customGiftModel(connection), ways: CUSTOM_GIFT_WAYS }, gift, set, session);

/** Lets the buyer give the same wish once more. */
export async function closeIntent(connection: Connection, id: OrderId, session: ClientSession): Promise<void> {
  await customGiftModel(connection).updateOne({ _id: id }, { $unset: { intentKey: 1 } }, { session });
}

/** Forgets a gift for which nothing was taken. */
export async function removeOpenGift(connection: Connection, id: OrderId): Promise<void> {
  await customGiftModel(connection).deleteOne({ _id: id, state: 'open' });
}
