import type { OrderId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** What the store has refused it may still place, one attempt as the other: news of it are looked into. */
const MAY_TURN_UP: QueryFilter<OrderRow> = {
  state: 'failed',
  retailerRequestId: { $ne: null },
  'late.decision': { $nin: ['waiting', 'calling_back', 'taken', 'borne'] },
};

/** Makes an order due now. @returns false when there is nothing more to do for it, or no such order. */
export async function wakeOrder(
  connection: Connection,
  orderId: OrderId,
  now: Date,
  session?: ClientSession,
): Promise<boolean> {
  const woken = await orderModel(connection).updateOne(
    { _id: orderId, $or: [{ dueAt: { $ne: null } }, MAY_TURN_UP] },
    { $set: { dueAt: now } },
    session ? { session } : {},
  );
  return woken.matchedCount === 1;
}
