import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { LateRow, OrderRow } from '../orders/order-row.ts';

/** Failed, and nobody is trying it again: whoever does asks the store first. */
const resting = ({ _id, attempt }: OrderRow) => ({ _id, attempt, state: 'failed' as const, isRetrying: { $ne: true } });

/** Notes that the store has placed what we call failed. The first note of a request stands. */
export async function noteLate(connection: Connection, order: OrderRow, late: LateRow): Promise<void> {
  const fresh = { ...resting(order), 'late.requestId': { $ne: late.requestId } };
  await orderModel(connection).updateOne(fresh, { $set: { late } });
}

/** @returns false when somebody else has decided, or is trying it again. */
export async function decideCallingBack(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  now: Date,
): Promise<boolean> {
  const cancellation = { count: (order.cancellation?.count ?? 0) + 1, refundTo: 'card', requests: [] } as const;
  const decided = await orderModel(connection).updateOne(
    { ...resting(order), 'late.decision': 'waiting' },
    { $set: { 'late.decision': 'calling_back', cancellation, dueAt: now } },
    { session },
  );
  return decided.matchedCount === 1;
}

/** @returns false when somebody else has decided, or is trying it again. */
export async function decideBearing(connection: Connection, session: ClientSession, order: OrderRow): Promise<boolean> {
  const waiting = { ...resting(order), 'late.decision': 'waiting' as const };
  const decided = await orderModel(connection).updateOne(waiting, { $set: { 'late.decision': 'borne' } }, { session });
  return decided.matchedCount === 1;
}

/** What the calling back came to: the store has cancelled it, or it waits for a person again. */
export async function endCallingBack(
  connection: Connection,
  order: OrderRow,
  decision: 'called_back' | 'waiting',
): Promise<void> {
  await orderModel(connection).updateOne(
    { ...resting(order), 'late.decision': 'calling_back' },
    { $set: { 'late.decision': decision } },
  );
}

/** The store has given up by itself what it had placed: nothing is left to decide or to call back. */
export async function noteGone(connection: Connection, order: OrderRow): Promise<void> {
  await orderModel(connection).updateOne(
    { ...resting(order), 'late.decision': { $in: ['waiting', 'calling_back'] } },
    { $set: { 'late.decision': 'called_back' } },
  );
}
