import type { OrderId } from '@wishbow/contracts/wire-types';
import { type Cents, sumCents } from '@wishbow/domain/money';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';

/**
 * Matches while exactly what the caller knew of goes back of an order. How much may go back is decided by reading; a
 * refund that was added, refused or turned into Llama Bucks since makes that decision void.
 */
const asRefunded = ({ _id, refunds = [] }: Pick<OrderRow, '_id' | 'refunds'>) => ({
  _id,
  [`refunds.${refunds.length}`]: { $exists: false },
  ...Object.fromEntries(
    refunds.flatMap(({ state, cardCents, creditCents }, index) => [
      [`refunds.${index}.state`, state === 'failed' ? 'failed' : { $ne: 'failed' }],
      [`refunds.${index}.cardCents`, cardCents],
      [`refunds.${index}.creditCents`, creditCents],
    ]),
  ),
});

/** @returns false when something else goes back since `order` was read: it has to be decided anew. */
export async function addRefund(
  connection: Connection,
  order: Pick<OrderRow, '_id' | 'refunds'>,
  refund: RefundRow,
  /** Of a refund that no move of the order carries on: the order becomes due for it. */
  due?: { readonly session: ClientSession; readonly dueAt: Date },
): Promise<boolean> {
  const change = { $push: { refunds: refund }, ...(due && { $set: { dueAt: due.dueAt } }) };
  const added = await orderModel(connection).updateOne(asRefunded(order), change, due && { session: due.session });
  return added.matchedCount === 1;
}

/**
 * A refund that failed goes back as Llama Bucks instead, carried on by whatever it is for.
 * @returns false when something else goes back since `order` was read: it has to be decided anew.
 */
export async function turnIntoCredit(
  connection: Connection,
  session: ClientSession,
  order: Pick<OrderRow, '_id' | 'refunds'>,
  { refund, dueAt }: { readonly refund: RefundRow; readonly dueAt: Date },
): Promise<boolean> {
  const { id, cardCents, creditCents } = refund;
  const at = `refunds.${order.refunds?.findIndex((known) => known.id === id) ?? -1}`;
  const turned = await orderModel(connection).updateOne(
    { ...asRefunded(order), [`${at}.id`]: id, [`${at}.state`]: 'failed' },
    {
      $set: {
        [`${at}.state`]: 'pending',
        [`${at}.cardCents`]: 0,
        [`${at}.creditCents`]: cardCents + creditCents,
        dueAt,
      },
    },
    { session },
  );
  return turned.matchedCount === 1;
}

/** The card refused it. One that became Llama Bucks meanwhile does not depend on the card any more. */
export async function markRefundFailed(
  connection: Connection,
  orderId: OrderId,
  { id, cardCents }: RefundRow,
): Promise<void> {
  const pending = { _id: orderId, refunds: { $elemMatch: { id, state: 'pending', cardCents } } };
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

/** What has gone back of an order by now, other than this refund, as its transaction sees it. */
export async function findGivenBackBefore(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  refundId: string,
): Promise<Cents> {
  const order = await orderModel(connection).findById(orderId).session(session).lean<OrderRow | null>();
  const others = (order?.refunds ?? []).filter(({ id, state }) => id !== refundId && state === 'succeeded');
  return sumCents(others.flatMap(({ cardCents, creditCents }) => [cardCents, creditCents]));
}
