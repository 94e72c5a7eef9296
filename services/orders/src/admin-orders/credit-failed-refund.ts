import type { OrderId } from '@wishbow/contracts/wire-types';
import { cents, formatUsd } from '@wishbow/domain/money';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { findContestedCents } from '../disputes/dispute-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { turnIntoCredit } from '../refunds/refund-repository.ts';
import { type Refused, refused } from '../refusals.ts';
import { orderSubject } from './order-subject.ts';
import { refundableOf } from './refundable.ts';

interface CreditCall extends AdminAct {
  readonly orderId: OrderId;
  readonly refundId: string;
}

/**
 * failed -> pending: what the card took back from nobody becomes Llama Bucks, and whatever the refund is for, a
 * cancellation or a return, goes on with it. Clicked twice it is one. Where something else goes back at the same moment it is
 * decided anew, so that never more goes back than is left.
 */
export async function creditFailedRefund(
  deps: Dependencies,
  call: CreditCall,
): Promise<{ ok: true; order: OrderRow } | Refused<'not_found' | 'invalid_state' | 'over_refund'>> {
  const { connection, now, wake } = deps;
  const { orderId, refundId, ...act } = call;
  const order = await findOrder(connection, orderId);
  const refund = order?.refunds?.find(({ id }) => id === refundId);
  if (!order || !refund) return refused('not_found');
  if (refund.state !== 'failed') return refund.cardCents === 0 ? { ok: true, order } : refused('invalid_state');
  const amountCents = cents(refund.cardCents + refund.creditCents);
  if (amountCents > refundableOf(order, await findContestedCents(connection, orderId))) return refused('over_refund');
  const isTurned = await inTransaction(connection, async (session) => {
    if (!(await turnIntoCredit(connection, session, order, { refund, dueAt: now() }))) return false;
    await recordAudit(connection, session, {
      id: `credit:${orderId}:${refundId}`,
      ...act,
      action: 'refund_credited',
      subject: orderSubject(order),
      text: `Gave ${formatUsd(amountCents)} as Llama Bucks that the card refused`,
      now: now(),
    });
    return true;
  });
  if (!isTurned) return creditFailedRefund(deps, call);
  wake();
  return { ok: true, order: (await findOrder(connection, orderId)) ?? order };
}
