import type { Cents } from '@wishbow/domain/money';
import { FUND_WAYS, type FundState } from '@wishbow/domain/state-tables';
import { canMove } from '@wishbow/domain/transitions';
import type { StoredWish } from '../wishes/wish-repository.ts';

type Collecting = Pick<StoredWish, 'priceCents' | 'contributedCents' | 'payoutRequestedAt'>;

/** Why an amount that was reserved cannot count any more; undefined when it can. The goal may have been lowered since. */
export function countingFault(
  fund: Collecting | undefined,
  amountCents: Cents,
): 'not_found' | 'payout_requested' | 'over_contribution' | undefined {
  if (!fund) return 'not_found';
  if (fund.payoutRequestedAt) return 'payout_requested';
  return fund.contributedCents + amountCents > fund.priceCents ? 'over_contribution' : undefined;
}

type Fund = Pick<StoredWish, 'priceCents' | 'contributedCents' | 'payoutRequestedAt' | 'payoutDispatchedAt'>;

/** Where a fund stands; undefined while nothing was chipped in, when there is nothing that could be paid out. */
function fundStateOf(fund: Fund): FundState | undefined {
  if (fund.payoutDispatchedAt) return 'payout_dispatched';
  if (fund.payoutRequestedAt) return 'payout_requested';
  if (fund.contributedCents === 0) return undefined;
  return fund.contributedCents >= fund.priceCents ? 'funded' : 'open';
}

/** Why nothing can be paid out of a wish; undefined when its owner may ask for it. */
export function payoutFault(wish: Fund & Pick<StoredWish, 'kind'>): 'payout_requested' | 'invalid_state' | undefined {
  const state = wish.kind === 'fund' ? fundStateOf(wish) : undefined;
  if (state === undefined) return 'invalid_state';
  return canMove(FUND_WAYS, state, 'payout_requested') ? undefined : 'payout_requested';
}
