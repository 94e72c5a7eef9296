import { findCardholder } from '../cards/cardholder-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { isAsSeen } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { voidOpenHolds } from '../payments/void-open-holds.ts';
import { releaseUnits } from '../units/wish-units.ts';
import { endRetry } from './retry-repository.ts';

/** A retry came to nothing: whatever it holds goes back, and the order is failed as before. */
export async function undoRetry(deps: Dependencies, order: OrderRow): Promise<void> {
  const { _id: orderId, attempt, buyerId, createdAt: since } = order;
  const holder = await findCardholder(deps.connection, buyerId);
  if (holder) await voidOpenHolds(deps.payments, { orderId, customerId: holder.customerId, since, attempt });
  // Whoever was too slow with this attempt leaves the units to the next one.
  if (!(await isAsSeen(deps.connection, order))) return;
  await releaseUnits(deps, order);
  await endRetry(deps.connection, order);
}
