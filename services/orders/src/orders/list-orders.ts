import type { Order } from '@wishbow/contracts/orders';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { findRecipients } from './find-recipients.ts';
import { listOrdersOfBuyer } from './order-repository.ts';
import { orderView } from './order-view.ts';

/** A buyer's own orders, newest first. */
export async function listOrders(deps: Dependencies, buyerId: UserId): Promise<Order[]> {
  const orders = await listOrdersOfBuyer(deps.connection, buyerId);
  const people = await findRecipients(deps, orders);
  return orders.map((order) => orderView(order, people));
}
