import type { OrderId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';

/** @returns false when another refund was added since `order` was read: it has to be decided anew. */
export async function addRefund(
  connection: Connection,
  { _id, refunds = [] }: Pick<OrderRow, '_id' | 'refunds'>,
  refund: RefundRow,
  /** Of a refund that no move of the order carries on: the order becomes due for it. */
  due?: { readonly session: ClientSession; readonly dueAt: Date },
): Promise<boolean> {
  const unchanged = { _id, [`refunds.${refunds.length}`]: { $exists: false } };
  const change = { $push: { refunds: refund }, ...(due && { $set: { dueAt: due.dueAt } }) };
  const added = await orderModel(connection).updateOne(unchanged, change, due && { session: due.session });
  return added.matchedCount === 1;
}

/**
 * A refund that failed goes back as Llama Bucks instead, carried on by whatever it is for.
 * @returns false when it is not failed any more.
 */
export async function turnIntoCredit(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  { id, cardCents, creditCents }: RefundRow,
  dueAt: Date,
): Promise<boolean> {
  const turned = await orderModel(connection).updateOne(
    { _id: orderId, refunds: { $elemMatch: { id, state: 'failed' } } },
    {
      $set: {
        'refunds.$.state': 'pending',
        'refunds.$.cardCents': 0,
        'refunds.$.creditCents': cardCents + creditCents,
        dueAt,
      },
    },
    { session },
  );
  return turned.matchedCount === 1;
}

export async function markRefundFailed(connection: Connection, orderId: OrderId, id: string): Promise<void> {
  const pending = { _id: orderId, refunds: { $elemMatch: { id, state: 'pending' } } };
  await orderModel(connection).updateOne(pending, { $set: { 'refunds.$.state': 'failed' } });
}

/** @returns false when it was marked before. */
export async function markRefundSucceeded(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  id: string,
): Promise<boolean> {
  const pending = { _id: orderId, refunds: { $elemMatch: { id, state: 'pending' } } };
  const marked = await orderModel(connection).updateOne(
    pending,
    { $set: { 'refunds.$.state': 'succeeded' } },
    { session },
  );
  return marked.matchedCount === 1;
}
