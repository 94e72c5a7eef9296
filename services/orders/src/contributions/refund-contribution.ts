import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { findDisputeOf } from '../disputes/dispute-repository.ts';
import { AT_ONCE, NEVER, type NextLook } from '../fulfilment/turn.ts';
import { contributionRefund } from '../ledger/fund-journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { findPayoutOfFund } from '../payouts/payout-repository.ts';
import { announceRefunded } from './announce-contribution.ts';
import type { ContributionRow } from './contribution-model.ts';
import { keepInPayout, moveContribution } from './contribution-repository.ts';
import { releaseAmount } from './fund-amounts.ts';

/** What a bank has taken back goes back to nobody a second time, unless it decides for us. */
const DISPUTE_LOOK_MS = 60 * 60 * 1_000;

/** A payout that is being decided takes no longer than this to be looked at again. */
const PAYOUT_DECISION_MS = 1_000;

/**
 * contributed -> refunded, once the fund is gone. What was in a payout before stays with it: the owner asked for that
 * money while the fund was there, and no fund that is gone can be closed for a payout any more.
 */
export async function refundContribution(
  deps: Dependencies,
  contribution: ContributionRow,
): Promise<NextLook | typeof NEVER> {
  const { connection, payments, now, pass } = deps;
  const { _id, wishId, amountCents, paymentIntentId } = contribution;
  const payout = await findPayoutOfFund(connection, wishId);
  if (payout?.state === 'open' || payout?.state === 'rejecting') return PAYOUT_DECISION_MS;
  if (payout) {
    await keepInPayout(connection, _id);
    return AT_ONCE;
  }
  const dispute = await findDisputeOf(connection, _id);
  if (dispute) return dispute.state === 'lost' ? NEVER : DISPUTE_LOOK_MS;
  if (paymentIntentId) await payments.refund({ intentId: paymentIntentId, amountCents, operation: _id });
  pass('after_contribution_refund');
  await releaseAmount(deps, contribution);
  await inTransaction(connection, async (session) => {
    const set = { state: 'refunded', dueAt: null, leasedUntil: null } as const;
    const refunded = await moveContribution(connection, contribution, set, session);
    if (!refunded) return;
    await postJournal(connection, session, contributionRefund(refunded), now());
    await announceRefunded(connection, session, refunded, now());
  });
  return NEVER;
}
