import { findCardholder } from '../cards/cardholder-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { NEVER, type Turn } from '../fulfilment/turn.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { releaseUnits } from '../units/wish-units.ts';
import { endRetry } from './retry-repository.ts';

/** A retry came to nothing: whatever it holds goes back, and the order is failed as before. */
export async function undoRetry(deps: Dependencies, order: OrderRow): Promise<void> {
  const { _id: orderId, attempt, buyerId, createdAt: since } = order;
  const holder = await findCardholder(deps.connection, buyerId);
  const holds = holder ? await deps.payments.listHolds({ orderId, customerId: holder.customerId, since }) : [];
  for (const hold of holds.filter(({ isOpen, attempt: held }) => isOpen && held === attempt)) {
    await deps.payments.void(hold.intentId, `${orderId}:${hold.intentId}`);
  }
  await releaseUnits(deps, order);
  await endRetry(deps.connection, order);
}

/** The request of a retry died; the buyer may try again. */
export const undoAbandonedRetry: Turn = async (deps, order) => {
  if (order.isRetrying) await undoRetry(deps, order);
  return NEVER;
};
