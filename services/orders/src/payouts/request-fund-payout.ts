import type { Payout } from '@wishbow/contracts/custom-gifts';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { NO_MONEY } from '@wishbow/domain/money';
import type { Dependencies } from '../dependencies.ts';
import { findWishForGift } from '../quotes/price-gift.ts';
import { type Refused, refused } from '../refusals.ts';
import { begunAt } from '../work/due-work.ts';
import type { PayoutRow } from './payout-model.ts';
import { addPayout, newPayoutId } from './payout-repository.ts';
import { type PayoutRefused, settlePayout } from './settle-payout.ts';

type RequestedPayout = { readonly ok: true; readonly payout: Payout } | PayoutRefused | Refused<'forbidden'>;

/**
 * Has an own fund paid out: what is in it when it is closed, less the fee, and nothing can be added afterwards. Of
 * several requests at once one is taken.
 */
export async function requestFundPayout(deps: Dependencies, ownerId: UserId, wishId: WishId): Promise<RequestedPayout> {
  const wish = await findWishForGift(deps, wishId, ownerId);
  if (!wish) return refused('not_found');
  if (wish.user_id !== ownerId) return refused('forbidden');
  const payout = payoutOf(deps, wish);
  if (!(await addPayout(deps.connection, payout))) return refused('payout_requested', { message: REQUESTED_BEFORE });
  deps.pass('after_payout_row');
  return settlePayout(deps, payout);
}

const REQUESTED_BEFORE = 'A payout of this fund has been requested already.';

function payoutOf({ now, pace }: Dependencies, { id: wishId, user_id: ownerId, title, image }: WishOnPage): PayoutRow {
  const createdAt = now();
  return {
    _id: newPayoutId(),
    wishId,
    fundKey: wishId,
    ownerId,
    title,
    image,
    state: 'open',
    grossCents: NO_MONEY,
    feeCents: NO_MONEY,
    netCents: NO_MONEY,
    requestedAt: null,
    dispatchedAt: null,
    createdAt,
    ...begunAt(createdAt, pace.leaseMs),
  };
}
