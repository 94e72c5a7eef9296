import { fundsInternalContract } from '@wishbow/contracts/funds-contract';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';
import type { ContributionRow } from './contribution-model.ts';

type Asking = Pick<Dependencies, 'call'>;

/** Keeps the amount free at the fund. Keeping it again changes nothing, and the owner of the fund sees nothing. */
export async function reserveAmount(
  { call }: Asking,
  { _id: contributionId, wishId, contributorId, amountCents, isPrivate }: ContributionRow,
): Promise<{ ok: true } | Refused<'not_found' | 'self_gift' | 'payout_requested' | 'over_contribution'>> {
  const body = { wishId, contributionId, contributorId, amountCents, isPrivate };
  const answer = await call(fundsInternalContract.reserveContribution, { body });
  if (answer.status === 200) return { ok: true };
  if (answer.status === 403) return refused('self_gift');
  if (answer.status === 404) return refused('not_found');
  if (answer.body.code === 'payout_requested') return refused('payout_requested');
  const { message, remaining_amount: remaining } = answer.body;
  return refused('over_contribution', { message, ...(remaining !== undefined && { remaining }) });
}

/** Counts the amount as chipped in, unless the fund was removed, closed for a payout, or its goal lowered meanwhile. */
export async function countAmount(
  { call }: Asking,
  { _id: contributionId, wishId }: ContributionRow,
): Promise<{ ok: true } | Refused<'not_found' | 'payout_requested' | 'over_contribution'>> {
  const answer = await call(fundsInternalContract.countContribution, { body: { wishId, contributionId } });
  if (answer.status === 200) return { ok: true };
  if (answer.status === 404) return refused('not_found');
  return refused(answer.body.code === 'payout_requested' ? 'payout_requested' : 'over_contribution');
}

/** Gives the amount free again; fine when nothing is kept. */
export async function releaseAmount(
  { call }: Asking,
  { _id: contributionId, wishId }: Pick<ContributionRow, '_id' | 'wishId'>,
): Promise<void> {
  await call(fundsInternalContract.releaseContribution, { body: { wishId, contributionId } });
}
