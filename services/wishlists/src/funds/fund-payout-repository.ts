import type { PayoutId, WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { type FundPayoutDocument, fundPayoutModel } from './fund-payout-model.ts';

export type StoredFundPayout = Omit<FundPayoutDocument, '_id'>;

export interface FundPayoutRepository {
  find(wishId: WishId, session: ClientSession): Promise<StoredFundPayout | undefined>;
  /** @throws MongoServerError 11000 when the fund has one. */
  add(
    wishId: WishId,
    payout: StoredFundPayout & { readonly payoutId: PayoutId },
    session: ClientSession,
  ): Promise<void>;
  /** @returns whether the fund was closed for this very payout. */
  remove(wishId: WishId, payoutId: PayoutId, session: ClientSession): Promise<boolean>;
}

export function mongoFundPayoutRepository(connection: Connection): FundPayoutRepository {
  const payouts = fundPayoutModel(connection);
  return {
    find: async (wishId, session) =>
      (await payouts.findById(wishId).session(session).lean<StoredFundPayout>()) ?? undefined,
    add: async (wishId, payout, session) => {
      await payouts.create([{ ...payout, _id: wishId }], { session });
    },
    remove: async (wishId, payoutId, session) =>
      (await payouts.deleteOne({ _id: wishId, payoutId }, { session })).deletedCount === 1,
  };
}
