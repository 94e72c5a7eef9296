import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { canReturnOrder, isBeingReturned } from '@wishbow/domain/order-actions';
import type { RefundTarget } from '@wishbow/domain/refund';
import type { ReturnReason } from '@wishbow/domain/return-reasons';
import type { Dependencies } from '../dependencies.ts';
import { findOwnOrder, moveOrder } from '../orders/order-repository.ts';
import type { OrderRow, ReturnRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { isSameReturn, type ReturningItem, returnedLines } from './return-rules.ts';

interface ReturnCall {
  readonly buyerId: UserId;
  readonly orderId: OrderId;
  readonly reason: ReturnReason;
  readonly explanation: string;
  readonly items: readonly ReturningItem[];
  readonly refundTo: RefundTarget;
}

type ReturnRefused = Refused<'not_found' | 'nothing_to_return' | 'return_in_progress' | 'invalid_state'>;

/** Asks to send things back; the worker carries it out. The same again changes nothing (RELIABILITY.md row 46). */
export async function returnOrder(
  deps: Dependencies,
  call: ReturnCall,
): Promise<{ ok: true; order: OrderRow } | ReturnRefused> {
  const { connection, now, wake } = deps;
  const order = await findOwnOrder(connection, call.buyerId, call.orderId);
  if (!order) return refused('not_found');
  const items = returnedLines(order, call.items);
  if (!items) return refused('nothing_to_return');
  const wanted = { reason: call.reason, items };
  if (isBeingReturned(order.state)) {
    const isSame = order.returning && isSameReturn(order.returning, wanted);
    return isSame ? { ok: true, order } : refused('return_in_progress');
  }
  if (!canReturnOrder({ status: order.state, failure_code: null })) return refused('invalid_state');
  const returning: ReturnRow = {
    count: (order.returning?.count ?? 0) + 1,
    ...wanted,
    explanation: call.explanation,
    refundTo: call.refundTo,
    ...{ requestId: null, labelUrls: [], returnBy: null, code: null },
  };
  const to = 'return_requested';
  const moved = await moveOrder(connection, order, { to, now: now(), set: { returning, dueAt: now() } });
  // It was moved meanwhile, by another click or by the carrier: where it stands now decides.
  if (!moved) return returnOrder(deps, call);
  wake();
  return { ok: true, order: moved };
}
