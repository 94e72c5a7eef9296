import type { OrderId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from 'mongoose';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Takes the order that has waited longest, for `leaseMs`; when the process dies, the next one takes it after that. */
export async function claimDueOrder(connection: Connection, now: Date, leaseMs: number): Promise<OrderRow | undefined> {
  const claimed = await orderModel(connection)
    .findOneAndUpdate(
      { dueAt: { $lte: now }, $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] },
      { $set: { leasedUntil: new Date(now.getTime() + leaseMs) } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    )
    .lean<OrderRow | null>();
  return claimed ?? undefined;
}

interface TurnEnd {
  /** null: there is nothing more to do. */
  readonly dueAt: Date | null;
  readonly failedTurns: number;
}

/** Gives the order back. When somebody woke it in the meantime it stays due at once. */
export async function endTurn(connection: Connection, claimed: OrderRow, end: TurnEnd): Promise<void> {
  const orders = orderModel(connection);
  const ours = { _id: claimed._id, leasedUntil: claimed.leasedUntil };
  const rested = await orders.updateOne({ ...ours, dueAt: claimed.dueAt }, { $set: { ...end, leasedUntil: null } });
  if (rested.matchedCount === 0) await orders.updateOne(ours, { $set: { leasedUntil: null } });
}

/** Makes an order due now, unless there is nothing more to do for it. */
export async function wakeOrder(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  now: Date,
): Promise<void> {
  await orderModel(connection).updateOne({ _id: orderId, dueAt: { $ne: null } }, { $set: { dueAt: now } }, { session });
}
