import { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { AdminOrder } from '@wishbow/contracts/admin-orders';
import { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { findPeople } from '../orders/find-recipients.ts';
import { findOrdersBy, type OrderSearch, type SoughtOrder } from './admin-order-repository.ts';
import { adminOrderView } from './admin-order-view.ts';

const PAGE_LENGTH = 25;

/** A page of everybody's orders. */
export async function searchOrders(
  deps: Dependencies,
  { text, ...search }: Omit<OrderSearch, 'sought' | 'limit'> & { readonly text: string },
): Promise<{ orders: AdminOrder[]; nextCursor: OrderId | null }> {
  const sought = text === '' ? undefined : await whatIsSought(deps, text);
  const found = await findOrdersBy(deps.connection, { ...search, sought, limit: PAGE_LENGTH + 1 });
  const orders = found.slice(0, PAGE_LENGTH);
  const people = await findPeople(
    deps,
    orders.flatMap(({ buyerId, recipientId }) => [buyerId, recipientId ?? []].flat()),
  );
  return {
    orders: orders.map((order) => adminOrderView(order, people)),
    nextCursor: found.length > PAGE_LENGTH ? (orders.at(-1)?._id ?? null) : null,
  };
}

/** The id of an order or a person, else a name and words of a title. */
async function whatIsSought({ call }: Dependencies, text: string): Promise<SoughtOrder> {
  const orderId = OrderId.safeParse(text);
  const userId = UserId.safeParse(text);
  if (orderId.success && userId.success) return { orderId: orderId.data, people: [userId.data], title: text };
  const { body } = await call(accountsContract.searchUsers, { body: { query: text.replace(/^@/, '') } });
  return { orderId: undefined, people: body.users.map(({ id }) => id), title: text };
}
