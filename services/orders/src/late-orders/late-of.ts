import type { LateRow, OrderRow } from '../orders/order-row.ts';

/** What was noted of the request that failed last: one before it, which was called back, says nothing of this one. */
export const lateOf = ({
  late,
  retailerRequestId,
}: Pick<OrderRow, 'late' | 'retailerRequestId'>): LateRow | undefined =>
  late?.requestId === retailerRequestId ? late : undefined;

/** Whether the store has it although it failed, and is not to lose it. */
export const isPlacedLate = (order: Pick<OrderRow, 'late' | 'retailerRequestId'>): boolean =>
  ['waiting', 'calling_back', 'borne'].includes(lateOf(order)?.decision ?? '');
