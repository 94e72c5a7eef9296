import type { ContributionId, PayoutId, WishId } from '@wishbow/contracts/wire-types';
import { type Cents, cents } from '@wishbow/domain/money';
import { payoutFee, payoutNet } from '@wishbow/domain/payout-fee';
import { fundAccount } from './account-names.ts';
import type { Journal, Leg } from './journals.ts';

/** A contribution as the ledger sees it. */
interface PaidContribution {
  readonly _id: ContributionId;
  readonly wishId: WishId;
  readonly amountCents: Cents;
}

/** Nothing that no order is about carries the name of one. */
const journal = (opId: string, legs: readonly Leg[]): Journal => ({ opId, orderId: null, legs });
const out = (amount: Cents): Cents => cents(-amount);

/** Somebody has chipped in by card. */
export const contribution = ({ _id, wishId, amountCents }: PaidContribution): Journal =>
  journal(`contribution:${_id}`, [
    { account: 'stripe_clearing', amountCents: out(amountCents) },
    { account: fundAccount(wishId), amountCents },
  ]);

/** The fund is gone: the money goes back to the card. */
export const contributionRefund = ({ _id, wishId, amountCents }: PaidContribution): Journal =>
  journal(`contribution-refund:${_id}`, [
    { account: fundAccount(wishId), amountCents: out(amountCents) },
    { account: 'refund_clearing', amountCents },
  ]);

/** No check is mailed: what was chipped in is in the fund again, the fee too. */
export const payoutRejected = (payoutId: PayoutId, wishId: WishId, gross: Cents): Journal =>
  journal(
    `payout-rejected:${payoutId}`,
    payout(payoutId, wishId, gross).legs.map(({ account, amountCents }) => ({
      account,
      amountCents: out(amountCents),
    })),
  );

/** What was chipped in is to be mailed as a check, less the fee. */
export const payout = (payoutId: PayoutId, wishId: WishId, gross: Cents): Journal =>
  journal(`payout:${payoutId}`, [
    { account: fundAccount(wishId), amountCents: out(gross) },
    { account: 'payout_clearing', amountCents: payoutNet(gross) },
    ...(payoutFee(gross) > 0 ? [{ account: 'payout_fee' as const, amountCents: payoutFee(gross) }] : []),
  ]);
