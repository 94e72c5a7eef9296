import { type Cents, NO_MONEY } from '@wishbow/domain/money';
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

/** Why nothing can be paid out of a wish; undefined when its owner may ask for it. */
export function payoutFault(
  wish: Pick<StoredWish, 'kind' | 'contributedCents' | 'payoutRequestedAt'>,
): 'payout_requested' | 'invalid_state' | undefined {
  if (wish.payoutRequestedAt) return 'payout_requested';
  return wish.kind !== 'fund' || wish.contributedCents === NO_MONEY ? 'invalid_state' : undefined;
}
