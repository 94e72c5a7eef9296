import type { OrderId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from 'mongoose';
import { orderModel } from '../orders/order-model.ts';

/** What the store has refused it may still place: news of it are looked into. */
const MAY_TURN_UP = { state: 'failed', retailerRequestId: { $ne: null }, late: { $exists: false } } as const;

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
