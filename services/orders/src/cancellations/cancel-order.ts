import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { cancellationState, isBeingCancelled } from '@wishbow/domain/order-actions';
import type { RefundTarget } from '@wishbow/domain/refund';
import type { Dependencies } from '../dependencies.ts';
import { findOwnOrder, moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';

interface CancelCall {
  readonly buyerId: UserId;
  readonly orderId: OrderId;
  readonly refundTo: RefundTarget;
}

/**
 * Asks for the cancellation of an order; the worker carries it out. Asked again while it is under way, nothing
 * changes (RELIABILITY.md row 47).
 */
export async function cancelOrder(
  deps: Dependencies,
  call: CancelCall,
): Promise<{ ok: true; order: OrderRow } | Refused<'not_found' | 'not_cancellable'>> {
  const { connection, now, wake } = deps;
  const order = await findOwnOrder(connection, call.buyerId, call.orderId);
  if (!order) return refused('not_found');
  if (isBeingCancelled(order.state)) return { ok: true, order };
  const to = cancellationState(order.state);
  if (!to) return refused('not_cancellable');
  const cancellation = { count: (order.cancellation?.count ?? 0) + 1, refundTo: call.refundTo, requests: [] };
  const moved = await moveOrder(connection, order, { to, now: now(), set: { cancellation, dueAt: now() } });
  // It was moved meanwhile, by another click or by the retailer: where it stands now decides.
  if (!moved) return cancelOrder(deps, call);
  wake();
  return { ok: true, order: moved };
}
