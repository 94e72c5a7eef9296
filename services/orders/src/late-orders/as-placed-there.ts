import type { LateRow, OrderRow } from '../orders/order-row.ts';

/** The same order as the store has it. */
export function asPlacedThere(order: OrderRow, { requestId, totalCents, merchantOrderIds }: LateRow): OrderRow {
  return { ...order, retailerRequestId: requestId, retailerOutcome: { kind: 'placed', totalCents, merchantOrderIds } };
}
