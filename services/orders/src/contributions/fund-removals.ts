import { inTransaction } from '@wishbow/service/mongo/connection';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import { isFirstReceipt } from '@wishbow/service/outbox/inbox';
import type { Dependencies } from '../dependencies.ts';
import { noteFundGone } from './contribution-repository.ts';

/** What this service does when wishes are gone for good: everything chipped in to a fund goes back, once. */
export const fundRemovals = ({ connection, now, wake }: Dependencies): EventHandlers => ({
  'wishlists.wish_removed': async ({ wishId, isFund }, event) => {
    if (!isFund) return;
    await inTransaction(connection, async (session) => {
      if (await isFirstReceipt(connection, session, event.id, now())) {
        await noteFundGone(connection, wishId, now(), session);
      }
    });
    wake();
  },
});
