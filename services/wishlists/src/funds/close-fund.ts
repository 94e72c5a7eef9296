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

type Closed = { readonly ok: true; readonly grossCents: Cents; readonly requestedAt: Date };

export type ClosedFund =
  | (Closed & { readonly title: string; readonly image: string | null })
  | { readonly ok: false; readonly reason: 'invalid_state' | 'payout_requested' }
  | NotOwn;

/**
 * Ends the collecting of an own fund for one payout: what counts as chipped in at that moment is paid out, and nothing
 * can be added. Asking again for the same payout has the same answer; any other one is refused.
 */
export const closeFund =
  (stores: FundStores, findOwnWish: FindOwnWish, now: () => Date) =>
  async ({ wishId, payoutId, ownerId }: FundToClose): Promise<ClosedFund> => {
    const own = await findOwnWish(ownerId, wishId);
    if (!own.ok) return own;
    const closed = await inTransaction(stores.connection, (session) =>
      close(stores, { wishId, payoutId }, now(), session),
    );
    if (!closed.ok) return closed;
    const { title, picture: image } = own.wish;
    return { ...closed, title, image };
  };

async function close(
  { wishes, fundPayouts }: FundStores,
  { wishId, payoutId }: Pick<FundToClose, 'wishId' | 'payoutId'>,
  requestedAt: Date,
  session: ClientSession,
): Promise<Closed | Exclude<ClosedFund, { ok: true }>> {
  const fund = await wishes.find(wishId, session);
  if (!fund) return { ok: false, reason: 'not_found' };
  const earlier = await fundPayouts.find(wishId, session);
  if (earlier?.payoutId === payoutId) {
    return { ok: true, grossCents: earlier.grossCents, requestedAt: earlier.requestedAt };
  }
  const reason = payoutFault(fund);
  if (reason) return { ok: false, reason };
  const { contributedCents: grossCents } = fund;
  await fundPayouts.add(wishId, { payoutId, grossCents, requestedAt }, session);
  await wishes.update(wishId, { payoutRequestedAt: requestedAt }, session);
  return { ok: true, grossCents, requestedAt };
}
