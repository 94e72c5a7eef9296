import type { OrderId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from 'mongoose';
import { orderModel } from '../orders/order-model.ts';

/** Makes an order due now, unless there is nothing more to do for it. */
export async function wakeOrder(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  now: Date,
): Promise<void> {
  await orderModel(connection).updateOne({ _id: orderId, dueAt: { $ne: null } }, { $set: { dueAt: now } }, { session });
}
