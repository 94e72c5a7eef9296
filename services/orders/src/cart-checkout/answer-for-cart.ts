import type { Order } from '@wishbow/contracts/orders';
import { paymentRefusal } from '../checkout/answer-for-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { findRecipients } from '../orders/find-recipients.ts';
import { orderView } from '../orders/order-view.ts';
import { type Refused, refused } from '../refusals.ts';
import type { CartCheckoutRow } from './cart-checkout-model.ts';
import { listOrdersOf } from './cart-checkout-repository.ts';

/** What the buyer is told of a checkout as it stands. */
export async function answerForCart(
  deps: Dependencies,
  checkout: CartCheckoutRow,
): Promise<{ ok: true; orders: Order[] } | Refused<'in_progress' | 'card_declined' | 'authentication_required'>> {
  if (checkout.state === 'refused') return paymentRefusal({ failure: checkout.refusal });
  if (checkout.state !== 'accepted') return refused('in_progress');
  const orders = await listOrdersOf(deps.connection, checkout);
  const people = await findRecipients(deps, orders);
  return { ok: true, orders: orders.map((order) => orderView(order, people)) };
}
