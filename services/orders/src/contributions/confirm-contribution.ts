import type { OwnContribution } from '@wishbow/contracts/custom-gifts';
import { ContributionId } from '@wishbow/contracts/wire-types';
import type { Confirmation } from '../checkout/confirm-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { isQuestion } from '../payments/to-confirm.ts';
import { type Refused, refused } from '../refusals.ts';
import { takeOver } from '../work/take-over.ts';
import type { ContributionRow } from './contribution-model.ts';
import { type ContributionRefused, failureRefusal } from './contribution-refusals.ts';
import { claimAskedContribution, findContribution } from './contribution-repository.ts';
import { contributionView } from './contribution-view.ts';
import { takeMoney } from './take-money.ts';

export type Confirmed =
  | { readonly ok: true; readonly contribution: OwnContribution }
  | ContributionRefused
  | Refused<'in_progress'>;

/** The giver has answered their bank, or turned away: the contribution is made, ends, or still waits. */
export async function confirmContribution(
  deps: Dependencies,
  { userId, id, givesUp }: Omit<Confirmation, 'id'> & { readonly id: string },
): Promise<Confirmed> {
  const { connection } = deps;
  const named = { _id: ContributionId.parse(id), contributorId: userId };
  const waiting = await takeOver(deps, (lease) => claimAskedContribution(connection, named, lease));
  if (waiting) {
    const taken = await takeMoney(deps, waiting, givesUp);
    if (!taken.ok && isQuestion(taken)) return taken;
  }
  const contribution = await findContribution(connection, named._id);
  return contribution?.contributorId === userId ? answerForContribution(contribution) : refused('not_found');
}

/** What its giver is told of a contribution as it stands. */
export function answerForContribution(contribution: ContributionRow): Confirmed {
  if (contribution.state === 'open') return refused('in_progress');
  if (contribution.state === 'refused') return failureRefusal(contribution);
  return { ok: true, contribution: contributionView(contribution) };
}
