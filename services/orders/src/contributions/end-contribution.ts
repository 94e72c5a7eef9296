import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { AlreadyCaptured } from '../payments/payments.ts';
import { refusalReply } from '../refusals.ts';
import type { ContributionRow } from './contribution-model.ts';
import type { ContributionRefused } from './contribution-refusals.ts';
import { closeContributionIntent, moveContribution } from './contribution-repository.ts';
import { countAmount, releaseAmount } from './fund-amounts.ts';
import { settleContribution, type Taken } from './settle-contribution.ts';

/**
 * open -> refused: what is held on the card goes back, the amount is free for others at once, and why is written down.
 * Money that was taken before is no hold any more: it stays in the fund where it counts, and is refunded elsewhere.
 */
export async function endContribution(
  deps: Dependencies,
  contribution: ContributionRow,
  ended: ContributionRefused,
): Promise<Taken> {
  if (!(await giveHoldBack(deps, contribution))) return settleCaptured(deps, contribution);
  const { connection } = deps;
  await releaseAmount(deps, contribution);
  const { reason } = ended.refusal;
  const failure = { code: reason, message: refusalReply(ended.refusal).body.message };
  await inTransaction(connection, async (session) => {
    const set = { state: 'refused', failure, dueAt: null, leasedUntil: null } as const;
    if (await moveContribution(connection, contribution, set, session)) {
      await closeContributionIntent(connection, contribution._id, session);
    }
  });
  return ended;
}

/** @returns false when the money was taken before a crash. */
async function giveHoldBack({ payments, logger }: Dependencies, contribution: ContributionRow) {
  const { _id, paymentIntentId, askedIntentId } = contribution;
  const intentId = paymentIntentId ?? askedIntentId;
  if (!intentId) return true;
  try {
    await payments.void(intentId, _id);
    return true;
  } catch (error) {
    if (!(error instanceof AlreadyCaptured)) throw error;
    logger.error({ err: error, contributionId: _id }, 'a contribution was to end whose money is taken');
    return false;
  }
}

async function settleCaptured(deps: Dependencies, contribution: ContributionRow): Promise<Taken> {
  const counted = await countAmount(deps, contribution);
  return settleContribution(deps, contribution, counted.ok ? {} : { isFundGone: true });
}
