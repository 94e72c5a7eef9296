import type { OwnContribution } from '@wishbow/contracts/custom-gifts';
import type { ContributionRow } from './contribution-model.ts';

/** A contribution as its giver is told of it. */
export const contributionView = (contribution: ContributionRow): OwnContribution => ({
  id: contribution._id,
  wish_id: contribution.wishId,
  amountCents: contribution.amountCents,
  message: contribution.message,
  private: contribution.isPrivate,
  status: statusOf(contribution),
  created_at: contribution.createdAt.toISOString(),
});

function statusOf({ state, isFundGone }: ContributionRow): OwnContribution['status'] {
  if (state === 'refunded') return 'refunded';
  return isFundGone ? 'refunding' : 'contributed';
}
