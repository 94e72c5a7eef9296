import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refusalReply, refused } from '../refusals.ts';
import type { ContributionRow } from './contribution-model.ts';
import { closeContributionIntent, moveContribution } from './contribution-repository.ts';
import { releaseAmount } from './fund-amounts.ts';

export type ContributionRefused = Refused<
  | 'not_found'
  | 'self_gift'
  | 'payout_requested'
  | 'over_contribution'
  | 'card_declined'
  | 'authentication_required'
  | 'unavailable'
>;

/** open -> refused: what is held on the card goes back, the amount is free for others at once, and why is written down. */
export async function endContribution(
  deps: Dependencies,
  contribution: ContributionRow,
  ended: ContributionRefused,
): Promise<ContributionRefused> {
  const { connection, payments } = deps;
  const { _id, paymentIntentId } = contribution;
  if (paymentIntentId) await payments.void(paymentIntentId, _id);
  await releaseAmount(deps, contribution);
  const { reason } = ended.refusal;
  const failure = { code: reason, message: refusalReply(ended.refusal).body.message };
  await inTransaction(connection, async (session) => {
    const set = { state: 'refused', failure, dueAt: null, leasedUntil: null } as const;
    if (await moveContribution(connection, contribution, set, session)) {
      await closeContributionIntent(connection, _id, session);
    }
  });
  return ended;
}

const REASONS = [
  'not_found',
  'self_gift',
  'payout_requested',
  'over_contribution',
  'card_declined',
  'authentication_required',
] as const;

/** The refusal that ended a contribution, as its giver was or would have been told. */
export function failureRefusal({ failure }: Pick<ContributionRow, 'failure'>): ContributionRefused {
  const reason = REASONS.find((known) => known === failure?.code) ?? 'unavailable';
  return refused(reason, failure ? { message: failure.message } : {});
}
