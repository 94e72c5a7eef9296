import type { Dependencies } from '../dependencies.ts';
import { AT_ONCE, NEVER, type NextLook } from '../fulfilment/turn.ts';
import { refused } from '../refusals.ts';
import { isTooOld } from '../work/due-work.ts';
import type { ContributionRow } from './contribution-model.ts';
import { noteHold } from './contribution-repository.ts';
import { endContribution } from './end-contribution.ts';
import { refundContribution } from './refund-contribution.ts';
import type { Taken } from './settle-contribution.ts';
import { takeMoney } from './take-money.ts';

/** Finishes what a crash cut short, and gives back what was chipped in to a fund that is gone. */
export async function carryContributionOn(
  deps: Dependencies,
  contribution: ContributionRow,
): Promise<NextLook | typeof NEVER> {
  if (contribution.state === 'open') return resume(deps, contribution);
  return contribution.state === 'contributed' && contribution.isFundGone
    ? refundContribution(deps, contribution)
    : NEVER;
}

/** What the card processor says now decides: a hold may be there that was never noted. */
async function resume(deps: Dependencies, contribution: ContributionRow): Promise<NextLook | typeof NEVER> {
  const known = contribution.paymentIntentId !== null;
  const isLate = !known && isTooOld(contribution, deps.now());
  const found = known ? contribution : await findHold(deps, contribution, isLate);
  if (isLate) {
    const message = 'The payment took too long. You were not charged.';
    return lookAfter(await endContribution(deps, found, refused('card_declined', { message })));
  }
  return lookAfter(await takeMoney(deps, found));
}

const lookAfter = (taken: Taken): NextLook | typeof NEVER =>
  taken.ok && taken.contribution.isFundGone ? AT_ONCE : NEVER;

/** @param evenAsked for giving back: also where nothing is held yet, because the giver was asked first. */
async function findHold(
  { connection, payments }: Dependencies,
  contribution: ContributionRow,
  evenAsked: boolean,
): Promise<ContributionRow> {
  const { _id: contributionId, card, createdAt: since } = contribution;
  const holds = await payments.listHolds({ contributionId, customerId: card.customerId, since });
  const open = holds.find(({ isOpen, isHeld }) => isHeld || (isOpen && evenAsked));
  if (!open) return contribution;
  await noteHold(connection, contributionId, open.intentId);
  return { ...contribution, paymentIntentId: open.intentId };
}
