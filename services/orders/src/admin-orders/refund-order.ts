import type { OrderId } from '@wishbow/contracts/wire-types';
import { type Cents, cents, formatUsd } from '@wishbow/domain/money';
import { nextRefund, type RefundTarget } from '@wishbow/domain/refund';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { findContestedCents } from '../disputes/dispute-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';
import { refundedSoFar } from '../refunds/give-back.ts';
import { addRefund } from '../refunds/refund-repository.ts';
import { type Refused, refused } from '../refusals.ts';
import { orderSubject } from './order-subject.ts';
import { refundableOf } from './refundable.ts';
import { adminRefundId, settleAdminRefund } from './settle-admin-refund.ts';

interface RefundCall extends AdminAct {
  readonly orderId: OrderId;
  /** Made by the form: the same one goes back once. */
  readonly formId: string;
  readonly amountCents: Cents;
  readonly target: RefundTarget;
}

/**
 * Gives some of what an order cost back, never more than is left, to the card first unless all of it is to be Llama
 * Bucks. What goes where is written down with the entry of the audit log; the worker finishes what a crash cuts short.
 */
export async function refundOrder(
  deps: Dependencies,
  call: RefundCall,
): Promise<{ ok: true; order: OrderRow } | Refused<'not_found' | 'over_refund'>> {
  const order = await findOrder(deps.connection, call.orderId);
  if (!order) return refused('not_found');
  const id = adminRefundId(call.formId);
  const known = order.refunds?.find((refund) => refund.id === id);
  if (known) return settled(deps, order, known);
  const refund = refundOf(order, id, call, await findContestedCents(deps.connection, order._id));
  if (!refund) return refused('over_refund');
  if (!(await claim(deps, order, refund, call))) return refundOrder(deps, call);
  return settled(deps, { ...order, refunds: [...(order.refunds ?? []), refund] }, refund);
}

function refundOf(
  order: OrderRow,
  id: string,
  { amountCents, target }: RefundCall,
  contestedCents: Cents,
): RefundRow | undefined {
  if (amountCents > refundableOf(order, contestedCents)) return undefined;
  const already = refundedSoFar(order);
  const due = cents(already.cardCents + already.creditCents + amountCents);
  const split = nextRefund(order, due, already, target);
  return split && { id, ...split, state: 'pending' };
}

/** "$12.00 to the card and $3.00 as Llama Bucks" */
const whereTo = ({ cardCents, creditCents }: RefundRow): string =>
  [
    ...(cardCents > 0 ? [`${formatUsd(cardCents)} to the card`] : []),
    ...(creditCents > 0 ? [`${formatUsd(creditCents)} as Llama Bucks`] : []),
  ].join(' and ');

/** @returns false when something else went back meanwhile: it has to be decided anew. */
const claim = ({ connection, now, pass }: Dependencies, order: OrderRow, refund: RefundRow, call: RefundCall) =>
  inTransaction(connection, async (session) => {
    if (!(await addRefund(connection, order, refund, { session, dueAt: now() }))) return false;
    await recordAudit(connection, session, {
      id: `refund:${order._id}:${call.formId}`,
      ...{ adminId: call.adminId, reason: call.reason },
      action: 'order_refunded',
      subject: orderSubject(order),
      // What comes of it stands with the refund: this is written before any money moves.
      text: `Refund of ${whereTo(refund)} asked for`,
      now: now(),
    });
    return true;
  }).then((isClaimed) => {
    pass('after_admin_refund');
    return isClaimed;
  });

async function settled(deps: Dependencies, order: OrderRow, refund: RefundRow) {
  const given = await settleAdminRefund(deps, order, refund);
  if (!given.ok) return given;
  return { ok: true, order: (await findOrder(deps.connection, order._id)) ?? order } as const;
}
