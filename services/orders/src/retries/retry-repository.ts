import type { Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { LateRow, OrderRow } from '../orders/order-row.ts';

interface RetryLease {
  readonly now: Date;
  readonly leaseMs: number;
  /**
   * Only an order that the store has placed late, while that is what was decided about it. Without it, one that nobody has
   * to decide about: the store may have told of it since it was asked.
   */
  readonly lateDecision?: LateRow['decision'];
}

/**
 * Takes a failed order for one retry and counts the attempt. When the process dies, the worker undoes it after the lease.
 * @returns undefined when another click has it, or it is not failed any more.
 */
export async function claimRetry(
  connection: Connection,
  { _id, attempt }: OrderRow,
  { now, leaseMs, lateDecision }: RetryLease,
): Promise<OrderRow | undefined> {
  const claimed = await orderModel(connection)
    .findOneAndUpdate(
      {
        _id,
        attempt,
        state: 'failed',
        isRetrying: { $ne: true },
        'late.decision': lateDecision ?? { $nin: ['waiting', 'calling_back', 'borne'] },
      },
      { $set: { isRetrying: true, attempt: attempt + 1, dueAt: now, leasedUntil: new Date(now.getTime() + leaseMs) } },
      { returnDocument: 'after' },
    )
    .lean<OrderRow | null>();
  return claimed ?? undefined;
}

/** The order is failed as before, and may be tried again. */
export async function endRetry(connection: Connection, { _id, attempt }: OrderRow): Promise<void> {
  const ours = { _id, attempt, state: 'failed' as const };
  await orderModel(connection).updateOne(ours, {
    $unset: { isRetrying: 1 },
    $set: { dueAt: null, leasedUntil: null },
  });
}
