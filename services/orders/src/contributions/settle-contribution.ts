import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { contribution as contributionJournal } from '../ledger/fund-journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { announceContributed } from './announce-contribution.ts';
import type { ContributionRow } from './contribution-model.ts';
import { type ContributionRefused, failureRefusal } from './contribution-refusals.ts';
import { closeContributionIntent, findContribution, moveContribution } from './contribution-repository.ts';

export type Taken = { readonly ok: true; readonly contribution: ContributionRow } | ContributionRefused;

/** open -> contributed: the money is taken; the ledger and the news in one transaction. */
export async function settleContribution(
  { connection, now, pass }: Dependencies,
  open: ContributionRow,
  known: Partial<Pick<ContributionRow, 'isFundGone'>> = {},
): Promise<Taken> {
  const set = { ...known, state: 'contributed', leasedUntil: null } as const;
  const moved = await inTransaction(connection, async (session) => {
    // Due as before: a fund that was removed meanwhile has it given back.
    const contributed = await moveContribution(connection, open, set, session);
    if (!contributed) return undefined;
    await closeContributionIntent(connection, open._id, session);
    await postJournal(connection, session, contributionJournal(contributed), now());
    pass('before_contribution_outbox');
    await announceContributed(connection, session, contributed, now());
    return contributed;
  });
  const contribution = moved ?? (await findContribution(connection, open._id));
  if (!contribution) throw new Error(`Contribution ${open._id} was removed while it was paid`);
  return contribution.state === 'refused' ? failureRefusal(contribution) : { ok: true, contribution };
}
