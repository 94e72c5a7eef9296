import type { Order } from '@wishbow/contracts/orders';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';
import { findRecipients } from './find-recipients.ts';
import { findOwnOrder } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';
import { orderView } from './order-view.ts';

/** One of a buyer's own orders. */
export async function getOrder(
  deps: Dependencies,
  buyerId: UserId,
  orderId: OrderId,
): Promise<{ ok: true; order: Order } | Refused<'not_found'>> {
  const order = await findOwnOrder(deps.connection, buyerId, orderId);
  return order ? { ok: true, order: await showOrder(deps, order) } : refused('not_found');
}

/** An order with the people in it as they are called now. */
export const showOrder = async (deps: Dependencies, order: OrderRow): Promise<Order> =>
  orderView(order, await findRecipients(deps, [order]));
