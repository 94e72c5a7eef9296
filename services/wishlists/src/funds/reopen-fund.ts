import type { PayoutId, WishId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { FundStores } from './fund-stores.ts';

/** What there is to go on with. */
type ReopenedFund = 'open' | 'gone' | 'removing';

/** Undoes the closing for one payout; done before, or closed for another one, nothing changes. */
export const reopenFund =
  ({ connection, wishes, removedWishes, fundPayouts }: FundStores) =>
  (wishId: WishId, payoutId: PayoutId): Promise<ReopenedFund> =>
    inTransaction(connection, async (session) => {
      if (await removedWishes.find(wishId, session)) return 'removing';
      const isUndone = await fundPayouts.remove(wishId, payoutId, session);
      if (isUndone) await wishes.update(wishId, { payoutRequestedAt: null }, session);
      return (await wishes.find(wishId, session)) ? 'open' : 'gone';
    });
