import { PayoutId, type UserId, type WishId } from '@wishbow/contracts/wire-types';
import { PAYOUT_WAYS } from '@wishbow/domain/state-tables';
import { isDuplicateKey } from '@wishbow/service/mongo/connection';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { moveRow } from '../work/due-work-repository.ts';
import { type PayoutRow, payoutModel } from './payout-model.ts';

export const newPayoutId = (): PayoutId => PayoutId.parse(new Types.ObjectId().toHexString());

/** @returns false when the fund has a payout already. */
export async function addPayout(connection: Connection, payout: PayoutRow): Promise<boolean> {
  try {
    await payoutModel(connection).create([payout]);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** The payout that a fund is closed for; one that was rejected is none. */
export const findPayoutOfFund = (connection: Connection, wishId: WishId): Promise<PayoutRow | null> =>
  payoutModel(connection)
    .findOne({ wishId, state: { $ne: 'rejected' } })
    .lean<PayoutRow | null>();

/** The same of several funds at once. */
export const listPayoutsOfFunds = (connection: Connection, wishIds: readonly WishId[]): Promise<PayoutRow[]> =>
  payoutModel(connection)
    .find({ wishId: { $in: wishIds }, state: { $ne: 'rejected' } })
    .lean<PayoutRow[]>();

export const findPayout = (connection: Connection, id: PayoutId): Promise<PayoutRow | null> =>
  payoutModel(connection).findById(id).lean<PayoutRow | null>();

/** A payout of this fund may be requested again. */
export async function freeFund(connection: Connection, session: ClientSession, id: PayoutId): Promise<void> {
  await payoutModel(connection).updateOne({ _id: id }, { $unset: { fundKey: 1 } }, { session });
}

/** Every payout, for checks. */
export const listAllPayouts = (connection: Connection): Promise<PayoutRow[]> =>
  payoutModel(connection).find().lean<PayoutRow[]>();

/** Takes a payout to another state, if it still stands where the caller saw it. */
export const movePayout = (
  connection: Connection,
  payout: PayoutRow,
  set: Partial<PayoutRow> & Pick<PayoutRow, 'state'>,
  session: ClientSession,
): Promise<PayoutRow | undefined> =>
  moveRow({ model: payoutModel(connection), ways: PAYOUT_WAYS }, payout, set, session);

/** Forgets a payout that the fund was not closed for. */
export async function removeOpenPayout(connection: Connection, id: PayoutId): Promise<void> {
  await payoutModel(connection).deleteOne({ _id: id, state: 'open' });
}

/** How many checks for funds of this person are not mailed yet. */
export const countUnmailedPayouts = (connection: Connection, ownerId: UserId): Promise<number> =>
  payoutModel(connection).countDocuments({ ownerId, state: { $in: ['open', 'requested'] } });
