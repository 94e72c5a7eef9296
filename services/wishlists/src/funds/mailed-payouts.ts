import { inTransaction } from '@wishbow/service/mongo/connection';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { FundStores } from './fund-stores.ts';

/** What owners and givers read of a fund whose check is in the mail. */
export const mailedPayouts = ({ connection, wishes }: FundStores): EventHandlers => ({
  'orders.payout_dispatched': async ({ wishId, dispatchedAt }) => {
    const payoutDispatchedAt = new Date(dispatchedAt);
    await inTransaction(connection, (session) => wishes.update(wishId, { payoutDispatchedAt }, session));
  },
});
