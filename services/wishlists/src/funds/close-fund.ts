import type { PayoutId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import { type ClientSession, inTransaction } from '@wishbow/service/mongo/connection';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { FindOwnWish } from '../wishes/own-wish.ts';
import { payoutFault } from './fund-rules.ts';
import type { FundStores } from './fund-stores.ts';

export interface FundToClose {
  readonly wishId: WishId;
  readonly payoutId: PayoutId;
  readonly ownerId: UserId;
}

export type ClosedFund =
  | { readonly ok: true; readonly grossCents: Cents; readonly requestedAt: Date }
  | { readonly ok: false; readonly reason: 'invalid_state' | 'payout_requested' }
  | NotOwn;

/**
 * Ends the collecting of an own fund for one payout: what counts as chipped in at that moment is paid out, and nothing
 * can be added. Asking again for the same payout has the same answer, whatever became of the fund; any other one is
 * refused.
 */
export const closeFund =
  (stores: FundStores, findOwnWish: FindOwnWish, now: () => Date) =>
  async (toClose: FundToClose): Promise<ClosedFund> => {
    const own = await findOwnWish(toClose.ownerId, toClose.wishId);
    return inTransaction(stores.connection, async (session) => {
      const earlier = await stores.fundPayouts.find(toClose.wishId, session);
      if (earlier?.payoutId === toClose.payoutId) {
        return { ok: true, grossCents: earlier.grossCents, requestedAt: earlier.requestedAt };
      }
      return own.ok ? close(stores, toClose, now(), session) : own;
    });
  };

async function close(
  { wishes, fundPayouts }: FundStores,
  { wishId, payoutId }: FundToClose,
  requestedAt: Date,
  session: ClientSession,
): Promise<ClosedFund> {
  const fund = await wishes.find(wishId, session);
  if (!fund) return { ok: false, reason: 'not_found' };
  const reason = payoutFault(fund);
  if (reason) return { ok: false, reason };
  const { contributedCents: grossCents } = fund;
  await fundPayouts.add(wishId, { payoutId, grossCents, requestedAt }, session);
  await wishes.update(wishId, { payoutRequestedAt: requestedAt }, session);
  return { ok: true, grossCents, requestedAt };
}
