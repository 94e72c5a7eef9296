import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { NEVER } from '../fulfilment/turn.ts';
import { mailWithdrawn } from '../invitations/request-mails.ts';
import { creditReturn } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { announceCancelled, announceUnclaimed } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { voidOpenHolds } from '../payments/void-open-holds.ts';
import { releaseUnits } from '../units/wish-units.ts';

/** cancelling -> cancelled: it was never placed. Everything held goes back; the recipient never learns of a gift. */
export async function settleAborted(deps: Dependencies, order: OrderRow): Promise<typeof NEVER> {
  const { connection, payments, now, pass } = deps;
  if (order.paymentIntentId) await payments.void(order.paymentIntentId, `${order._id}:${order.attempt}`);
  await giveEveryHoldBack(deps, order);
  pass('after_void');
  await releaseUnits(deps, order);
  pass('after_release');
  await inTransaction(connection, async (session) => {
    const move = { to: 'cancelled', now: now(), isSettled: true } as const;
    const cancelled = await moveOrder(connection, order, move, session);
    if (!cancelled) return;
    await postJournal(connection, session, creditReturn(cancelled), now());
    await tellAborted(connection, session, cancelled, now());
  });
  return NEVER;
}

/** What is claimed late is held anew: its cancellation may come between a hold and our note of it. */
async function giveEveryHoldBack({ payments }: Dependencies, order: OrderRow): Promise<void> {
  const { _id: orderId, invitation, card, attempt, createdAt: since } = order;
  if (invitation && card && attempt > 1) await voidOpenHolds(payments, { orderId, customerId: card.customerId, since });
}

async function tellAborted(connection: Connection, session: ClientSession, order: OrderRow, now: Date): Promise<void> {
  const { invitation } = order;
  if (invitation?.expiredAt) return announceUnclaimed(connection, session, order, { email: invitation.email, now });
  await announceCancelled(connection, session, order, { wasPlaced: false, now });
  await mailWithdrawn(connection, session, order, now);
}
