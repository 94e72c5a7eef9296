import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import type { Order } from '@wishbow/contracts/orders';
import { WRITTEN_ID } from '@wishbow/contracts/wire-types';
import { callApi, queryClient, useLive, useQuery } from '@wishbow/platform';
import { ORDERS_KEY } from './use-orders.ts';

const ORDER_KEY = ['getOrder'];

/**
 * One own order; null once it is known that there is none, as under an address that names no order at all. Drawn from
 * the list at once where it stands there.
 */
export function useOrder(orderId: string) {
  useLive('orders', refreshOrders);
  return useQuery({
    queryKey: [...ORDER_KEY, orderId],
    queryFn: async () => {
      if (!WRITTEN_ID.test(orderId)) return null;
      const answer = await callApi(orderActionsContract.getOrder, { body: { order: { id: orderId } } });
      return answer.status === 200 ? answer.body.order : null;
    },
    placeholderData: () => listedOrder(orderId),
  });
}

type ListedOrders = { pages: { orders: Order[] }[] };

const listedOrder = (orderId: string): Order | undefined =>
  queryClient
    .getQueryData<ListedOrders>(ORDERS_KEY)
    ?.pages.flatMap(({ orders }) => orders)
    .find(({ id }) => id === orderId);

/** Asks for the orders anew, wherever they are shown. */
export function refreshOrders(): void {
  void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
  void queryClient.invalidateQueries({ queryKey: ORDER_KEY });
}
