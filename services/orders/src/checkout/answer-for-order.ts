import type { Order } from '@wishbow/contracts/orders';
import type { Dependencies } from '../dependencies.ts';
import { findRecipients } from '../orders/find-recipients.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { orderView } from '../orders/order-view.ts';
import { type Refused, refused } from '../refusals.ts';

/** What a checkout is told about an order that is there already: its own from before, or another click's for the same gift. */
export async function answerForOrder(
  deps: Dependencies,
  order: OrderRow,
  fingerprint: string,
): Promise<{ ok: true; order: Order } | Refused<'in_progress' | 'card_declined' | 'authentication_required'>> {
  if (order.fingerprint !== fingerprint) {
    return refused('in_progress', {
      message: 'Your order for this gift is still being placed. Please wait for it first.',
    });
  }
  if (order.state === 'created' || order.state === 'authorizing') return refused('in_progress');
  if (order.state === 'payment_failed') return paymentRefusal(order);
  return { ok: true, order: orderView(order, await findRecipients(deps, [order])) };
}

/** The refusal that ended a payment, as its buyer was or would have been told. */
export function paymentRefusal({
  failure,
}: Pick<OrderRow, 'failure'>): Refused<'card_declined' | 'authentication_required'> {
  const reason = failure?.code === 'authentication_required' ? 'authentication_required' : 'card_declined';
  return refused(reason, failure ? { message: failure.message } : {});
}
