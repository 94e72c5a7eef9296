import { askForCancellation, isOnItsWay } from '../cancellations/call-back.ts';
import type { Dependencies } from '../dependencies.ts';
import { NEVER, type NextLook } from '../fulfilment/turn.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { asPlacedThere } from './as-placed-there.ts';
import { endCallingBack } from './late-order-repository.ts';

/** Has the store cancel what nobody pays for. Where it will not, or has sent it, an admin has to decide again. */
export async function callBackLate(deps: Dependencies, order: OrderRow): Promise<NextLook | typeof NEVER> {
  const { connection, pace, logger } = deps;
  if (!order.late) return NEVER;
  const there = asPlacedThere(order, order.late);
  const progress = await askForCancellation(deps, there);
  if (progress === 'processing' && !(await isOnItsWay(deps, there))) return pace.trackingPollMs;
  if (progress !== 'cancelled') logger.error({ orderId: order._id }, 'the store does not cancel what nobody pays for');
  await endCallingBack(connection, order, progress === 'cancelled' ? 'called_back' : 'waiting');
  return NEVER;
}
