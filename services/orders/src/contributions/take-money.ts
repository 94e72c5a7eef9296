import { forgetTries } from '../cards/card-tries.ts';
import { findOwnCard } from '../cards/cardholder-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Asked, type CardRefused, HoldLost, type PaymentQuestion } from '../payments/payments.ts';
import { confirmationNeeded, isAsked, NOT_CONFIRMED } from '../payments/to-confirm.ts';
import { refused } from '../refusals.ts';
import { nextLookAtAsked } from '../work/due-work.ts';
import type { ContributionRow } from './contribution-model.ts';
import { noteAskedAbout, noteHold, restAskedContribution } from './contribution-repository.ts';
import { endContribution } from './end-contribution.ts';
import { countAmount, reserveAmount } from './fund-amounts.ts';
import { settleContribution, type Taken } from './settle-contribution.ts';

/**
 * open -> contributed or refused. Every step is idempotent under the contribution's id, so a crash is made good by doing
 * it all again. The amount counts before the money is taken: a fund that is closed or gone by then costs nobody a cent.
 * While the giver is asked by their bank it stays open, with the amount kept for them.
 * @param givesUp the giver has turned away from that question.
 */
export async function takeMoney(deps: Dependencies, contribution: ContributionRow, givesUp = false): Promise<Taken> {
  const { pass } = deps;
  const reserved = await reserveAmount(deps, contribution);
  if (!reserved.ok) return endContribution(deps, contribution, reserved);
  pass('after_contribution_reserved');
  const held = await holdAmount(deps, contribution);
  if (isAsked(held)) {
    // Nobody has to answer for a fund that is gone.
    return givesUp || contribution.isFundGone
      ? endContribution(deps, contribution, NOT_CONFIRMED)
      : awaitGiver(deps, contribution, held.question);
  }
  if (!held.ok) return endContribution(deps, contribution, held);
  pass('after_contribution_hold');
  const counted = await countAmount(deps, held.contribution);
  if (!counted.ok) return endContribution(deps, held.contribution, counted);
  pass('after_contribution_counted');
  if (!(await capture(deps, held))) return endContribution(deps, held.contribution, refused('card_declined'));
  pass('after_contribution_captured');
  const taken = await settleContribution(deps, held.contribution);
  if (taken.ok) await forgetTriesOf(deps, contribution);
  return taken;
}

/** A card that works counts anew, also where it was its bank that had to agree first (decision 0023). */
async function forgetTriesOf(deps: Dependencies, { contributorId, card }: ContributionRow): Promise<void> {
  const own = await findOwnCard(deps.connection, contributorId, card.id);
  await forgetTries(deps, 'contribute', own?.fingerprint);
}

type Held = { readonly ok: true; readonly contribution: ContributionRow; readonly intentId: string };

async function holdAmount(
  { connection, payments }: Dependencies,
  contribution: ContributionRow,
): Promise<Held | Asked | CardRefused> {
  const { _id: contributionId, card, amountCents, paymentIntentId: known, askedIntentId } = contribution;
  if (known) return { ok: true, contribution, intentId: known };
  const { customerId, id: cardId } = card;
  const held = askedIntentId
    ? await payments.lookAt(askedIntentId)
    : await payments.holdOrAsk({ contributionId, customerId, cardId, amountCents });
  if (isAsked(held)) await noteAskedAbout(connection, contribution, held.question.intentId);
  if (!held.ok) return held;
  await noteHold(connection, contributionId, held.intentId);
  return { ok: true, contribution: { ...contribution, paymentIntentId: held.intentId }, intentId: held.intentId };
}

async function awaitGiver(
  deps: Dependencies,
  contribution: ContributionRow,
  question: PaymentQuestion,
): Promise<Taken> {
  await restAskedContribution(deps.connection, contribution, nextLookAtAsked(contribution, deps.now()));
  deps.pass('after_contribution_asking');
  return confirmationNeeded('contribution', contribution, question);
}

/** @returns false when the hold has run out, as after an outage of days. */
async function capture({ payments, logger }: Dependencies, { contribution, intentId }: Held): Promise<boolean> {
  try {
    await payments.capture(intentId, contribution._id);
    return true;
  } catch (error) {
    if (!(error instanceof HoldLost)) throw error;
    logger.error({ err: error, contributionId: contribution._id }, 'a counted contribution can no longer be paid');
    return false;
  }
}
