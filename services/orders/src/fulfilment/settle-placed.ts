import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { purchase, sale } from '../ledger/journals.ts';
import { postJournals } from '../ledger/ledger-repository.ts';
import { announcePlaced } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow, RetailerOutcome } from '../orders/order-row.ts';
import { HoldLost } from '../payments/payments.ts';
import { giftUnits } from '../units/wish-units.ts';
import type { NextLook } from './turn.ts';

type Placed = Extract<RetailerOutcome, { kind: 'placed' }>;

/** The retailer has it: take the money, make the units a gift, and tell both, in this order and each once. */
export async function settlePlaced(deps: Dependencies, order: OrderRow, placed: Placed): Promise<NextLook> {
  const { connection, now, pass, pace } = deps;
  if (!(await capture(deps, order))) return pace.trackingPollMs;
  pass('after_capture');
  await giftUnits(deps, order);
  pass('before_ledger');
  await inTransaction(connection, async (session) => {
    const moved = await moveOrder(connection, order, { to: 'placed', now: now(), isSettled: true }, session);
    if (!moved) return;
    pass('before_outbox');
    await announcePlaced(connection, session, moved, now());
    await postJournals(connection, session, [sale(order), purchase(order, placed.totalCents)], now());
  });
  pass('after_placed');
  return pace.parcelPollMs;
}

/** @returns false when the hold is gone although the retailer has placed the order: an admin has to look. */
async function capture({ connection, payments, now, logger }: Dependencies, order: OrderRow): Promise<boolean> {
  if (!order.paymentIntentId) return true;
  try {
    await payments.capture(order.paymentIntentId, `${order._id}:${order.attempt}`);
    return true;
  } catch (error) {
    if (!(error instanceof HoldLost)) throw error;
    logger.error({ err: error, orderId: order._id }, 'a placed order can no longer be paid');
    if (order.state === 'processing') await moveOrder(connection, order, { to: 'unknown', now: now() });
    return false;
  }
}
