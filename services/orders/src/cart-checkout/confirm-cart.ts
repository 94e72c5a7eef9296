import type { Order } from '@wishbow/contracts/orders';
import type { Confirmation } from '../checkout/confirm-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';
import { takeOver } from '../work/take-over.ts';
import { answerForCart } from './answer-for-cart.ts';
import { authorizeCart } from './authorize-cart.ts';
import { claimAskedCheckout, findCartCheckout } from './cart-checkout-repository.ts';

/** The buyer has answered their bank about one of the orders, or turned away: the next question, or all of it together. */
export async function confirmCart(
  deps: Dependencies,
  { userId, id, givesUp }: Confirmation,
): Promise<
  { ok: true; orders: Order[] } | Refused<'not_found' | 'in_progress' | 'card_declined' | 'authentication_required'>
> {
  const { connection } = deps;
  const waiting = await takeOver(deps, (lease) => claimAskedCheckout(connection, { _id: id, buyerId: userId }, lease));
  if (waiting) {
    const { question } = await authorizeCart(deps, waiting, givesUp);
    if (question) return question;
  }
  const checkout = await findCartCheckout(connection, id);
  return checkout?.buyerId === userId ? answerForCart(deps, checkout) : refused('not_found');
}
