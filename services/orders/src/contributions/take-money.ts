import type { Dependencies } from '../dependencies.ts';
import { type CardRefused, HoldLost } from '../payments/payments.ts';
import { refused } from '../refusals.ts';
import type { ContributionRow } from './contribution-model.ts';
import { noteHold } from './contribution-repository.ts';
import { endContribution } from './end-contribution.ts';
import { countAmount, reserveAmount } from './fund-amounts.ts';
import { settleContribution, type Taken } from './settle-contribution.ts';

/**
 * open -> contributed or refused. Every step is idempotent under the contribution's id, so a crash is made good by doing
 * it all again. The amount counts before the money is taken: a fund that is closed or gone by then costs nobody a cent.
 */
export async function takeMoney(deps: Dependencies, contribution: ContributionRow): Promise<Taken> {
  const { pass } = deps;
  const reserved = await reserveAmount(deps, contribution);
  if (!reserved.ok) return endContribution(deps, contribution, reserved);
  pass('after_contribution_reserved');
  const held = await holdAmount(deps, contribution);
  if (!held.ok) return endContribution(deps, contribution, held);
  pass('after_contribution_hold');
  const counted = await countAmount(deps, held.contribution);
  if (!counted.ok) return endContribution(deps, held.contribution, counted);
  pass('after_contribution_counted');
  if (!(await capture(deps, held))) return endContribution(deps, held.contribution, refused('card_declined'));
  pass('after_contribution_captured');
  return settleContribution(deps, held.contribution);
}

type Held = { readonly ok: true; readonly contribution: ContributionRow; readonly intentId: string };

async function holdAmount(
  { connection, payments }: Dependencies,
  contribution: ContributionRow,
): Promise<Held | CardRefused> {
  const { _id: contributionId, card, amountCents, paymentIntentId: known } = contribution;
  if (known) return { ok: true, contribution, intentId: known };
  const { customerId, id: cardId } = card;
  const held = await payments.holdContribution({ contributionId, customerId, cardId, amountCents });
  if (!held.ok) return held;
  await noteHold(connection, contributionId, held.intentId);
  return { ok: true, contribution: { ...contribution, paymentIntentId: held.intentId }, intentId: held.intentId };
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
