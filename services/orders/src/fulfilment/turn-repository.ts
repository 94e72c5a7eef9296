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

/** Makes an order due now, unless there is nothing more to do for it. */
export async function wakeOrder(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  now: Date,
): Promise<void> {
  await orderModel(connection).updateOne(
    { _id: orderId, $or: [{ dueAt: { $ne: null } }, MAY_TURN_UP] },
    { $set: { dueAt: now } },
    { session },
  );
}
