import type { ContributionId, WishId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { countingFault } from './fund-rules.ts';
import type { FundStores } from './fund-stores.ts';

export type CountedOrNot =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'payout_requested' | 'over_contribution' };

/**
 * Counts a reserved amount as chipped in; repeating it changes nothing. Here it is decided whether a contribution that
 * meets a payout, a removal or a lowered goal is in or out: all of them write the same wish.
 */
export const countContribution =
  ({ connection, wishes, heldUnits, contributions }: FundStores, now: () => Date) =>
  ({ wishId, contributionId }: { wishId: WishId; contributionId: ContributionId }): Promise<CountedOrNot> =>
    inTransaction(connection, async (session): Promise<CountedOrNot> => {
      const contribution = await contributions.find(contributionId, session);
      if (contribution?.wishId !== wishId) return { ok: false, reason: 'not_found' };
      if (contribution.state === 'counted') return { ok: true };
      const fund = await wishes.find(wishId, session);
      const { amountCents } = contribution;
      const reason = countingFault(fund, amountCents);
      if (reason) return { ok: false, reason };
      await wishes.addContributed(wishId, amountCents, session);
      await heldUnits.letGo(wishId, amountCents, session);
      await contributions.markCounted(contributionId, now(), session);
      return { ok: true };
    });
