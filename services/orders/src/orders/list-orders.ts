import type { Order } from '@wishbow/contracts/orders';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { findRecipients } from './find-recipients.ts';
import { listOrdersOfBuyer } from './order-repository.ts';
import { orderView } from './order-view.ts';

const PAGE_LENGTH = 10;

/** A page of a buyer's own orders, newest first, after the one they read last. */
export async function listOrders(
  deps: Dependencies,
  buyerId: UserId,
  before: OrderId | undefined,
): Promise<{ orders: Order[]; hasMore: boolean }> {
  const found = await listOrdersOfBuyer(deps.connection, buyerId, { before, limit: PAGE_LENGTH + 1 });
  const orders = found.slice(0, PAGE_LENGTH);
  const people = await findRecipients(deps, orders);
  return { orders: orders.map((order) => orderView(order, people)), hasMore: found.length > PAGE_LENGTH };
}
