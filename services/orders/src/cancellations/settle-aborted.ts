import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { NEVER } from '../fulfilment/turn.ts';
import { creditReturn } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { announceCancelled } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { releaseUnits } from '../units/wish-units.ts';

/** cancelling -> cancelled: it was never placed. Everything held goes back; the recipient never learns of a gift. */
export async function settleAborted(deps: Dependencies, order: OrderRow): Promise<typeof NEVER> {
  const { connection, payments, now, pass } = deps;
  if (order.paymentIntentId) await payments.void(order.paymentIntentId, `${order._id}:${order.attempt}`);
  pass('after_void');
  await releaseUnits(deps, order);
  pass('after_release');
  await inTransaction(connection, async (session) => {
    const move = { to: 'cancelled', now: now(), isSettled: true } as const;
    const cancelled = await moveOrder(connection, order, move, session);
    if (!cancelled) return;
    await postJournal(connection, session, creditReturn(cancelled), now());
    await announceCancelled(connection, session, cancelled, { wasPlaced: false, now: now() });
  });
  return NEVER;
}
