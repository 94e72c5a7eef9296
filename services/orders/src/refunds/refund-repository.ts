import type { OrderId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';

/** @returns false when another refund was added since `order` was read: it has to be decided anew. */
export async function addRefund(
  connection: Connection,
  { _id, refunds = [] }: Pick<OrderRow, '_id' | 'refunds'>,
  refund: RefundRow,
): Promise<boolean> {
  const unchanged = { _id, [`refunds.${refunds.length}`]: { $exists: false } };
  const added = await orderModel(connection).updateOne(unchanged, { $push: { refunds: refund } });
  return added.matchedCount === 1;
}

export async function markRefundFailed(connection: Connection, orderId: OrderId, id: string): Promise<void> {
  const pending = { _id: orderId, refunds: { $elemMatch: { id, state: 'pending' } } };
  await orderModel(connection).updateOne(pending, { $set: { 'refunds.$.state': 'failed' } });
}

export async function markRefundSucceeded(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  id: string,
): Promise<void> {
  const pending = { _id: orderId, refunds: { $elemMatch: { id, state: 'pending' } } };
  await orderModel(connection).updateOne(pending, { $set: { 'refunds.$.state': 'succeeded' } }, { session });
}
