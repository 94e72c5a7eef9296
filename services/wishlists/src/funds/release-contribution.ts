import type { ContributionId, WishId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { FundStores } from './fund-stores.ts';

/** Gives an amount of a fund free again, also where it counted as chipped in; safe to repeat, and fine when it is gone. */
export const releaseContribution =
  ({ connection, wishes, removedWishes, heldUnits, contributions }: FundStores) =>
  ({ wishId, contributionId }: { wishId: WishId; contributionId: ContributionId }): Promise<void> =>
    inTransaction(connection, async (session) => {
      const contribution = await contributions.find(contributionId, session);
      if (contribution?.wishId !== wishId) return;
      const { state, amountCents } = contribution;
      if (state === 'reserved') await heldUnits.letGo(wishId, amountCents, session);
      else if (!(await wishes.addContributed(wishId, -amountCents, session))) {
        await removedWishes.addContributed(wishId, -amountCents, session);
      }
      await contributions.remove(contributionId, session);
    });
