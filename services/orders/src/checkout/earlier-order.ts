import type { Order } from '@wishbow/contracts/orders';
import type { Dependencies } from '../dependencies.ts';
import { findOpenOrder, findOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { Refused } from '../refusals.ts';
import type { Checkout } from './agree-on-order.ts';
import { answerForOrder } from './answer-for-order.ts';
import { intentKeyOf, orderFingerprint } from './checkout-order.ts';
import { confirmOrder } from './confirm-order.ts';

/**
 * What a checkout is told where it was made before, or one of the same gift is still under way. One that waits for the
 * buyer's bank is asked about again; where the buyer wants it otherwise by now, it makes room.
 * @returns undefined when nothing is in the way.
 */
export async function answerForEarlier(
  deps: Dependencies,
  checkout: Checkout,
): Promise<{ ok: true; order: Order } | Refused | undefined> {
  const earlier = await findEarlier(deps, checkout);
  if (!earlier) return undefined;
  const fingerprint = orderFingerprint(checkout.order);
  if (earlier.state !== 'authorizing' || !earlier.askedIntentId) return answerForOrder(deps, earlier, fingerprint);
  const { _id: id, buyerId: userId } = earlier;
  const isSame = earlier.fingerprint === fingerprint;
  const confirmed = await confirmOrder(deps, { userId, id, givesUp: !isSame });
  if (isSame) return confirmed;
  const left = await findEarlier(deps, checkout);
  return left ? answerForOrder(deps, left, fingerprint) : undefined;
}

/** The order this checkout already made, or one of the same gift that is still under way. */
async function findEarlier(
  { connection }: Dependencies,
  { orderId, isFirstTry, buyerId, order }: Checkout,
): Promise<OrderRow | null> {
  const own = isFirstTry ? null : await findOrder(connection, orderId);
  return own ?? findOpenOrder(connection, intentKeyOf(buyerId, order.item.id, order.to_user_id));
}
