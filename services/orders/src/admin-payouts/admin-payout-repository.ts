import type { ADMIN_PAYOUT_STATES } from '@wishbow/contracts/admin-payouts-contract';
import type { PayoutId } from '@wishbow/contracts/wire-types';
import type { Connection } from 'mongoose';
import { type PayoutRow, payoutModel } from '../payouts/payout-model.ts';

interface PayoutPage {
  readonly state: (typeof ADMIN_PAYOUT_STATES)[number];
  /** The last payout of the page that was read. */
  readonly after: PayoutId | undefined;
  readonly limit: number;
}

/** What waits, oldest first; what is over, newest first. Nothing comes after a payout that does not exist. */
export async function findPayoutsBy(connection: Connection, { state, after, limit }: PayoutPage): Promise<PayoutRow[]> {
  const payouts = payoutModel(connection);
  const last = after && (await payouts.findById(after).lean<PayoutRow | null>());
  if (last === null) return [];
  const order = state === 'requested' ? 1 : -1;
  const beyond = state === 'requested' ? '$gt' : '$lt';
  return payouts
    .find({
      state: state === 'rejected' ? { $in: ['rejecting', 'rejected'] } : state,
      ...(last && {
        $or: [
          { requestedAt: { [beyond]: last.requestedAt } },
          { requestedAt: last.requestedAt, _id: { [beyond]: last._id } },
        ],
      }),
    })
    .sort({ requestedAt: order, _id: order })
    .limit(limit)
    .lean<PayoutRow[]>();
}
