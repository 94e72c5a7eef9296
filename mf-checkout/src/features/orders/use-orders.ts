import { ordersContract } from '@wishbow/contracts/orders-contract';
import { callApi, pollEvery, queryClient, useInfiniteQuery, useLive } from '@wishbow/platform';

export const ORDERS_KEY = ['getOrders'];
/** Beside the live events, for when they cannot reach the page. */
const POLL_MS = 60_000;

/** One's own orders, newest first, page by page. */
export function useOrders() {
  useLive('orders', () => void queryClient.invalidateQueries({ queryKey: ORDERS_KEY }));
  return useInfiniteQuery({
    queryKey: ORDERS_KEY,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const body = { before: pageParam || null };
      return (await callApi(ordersContract.listOrders, { body })).body;
    },
    getNextPageParam: (page) => (page.has_more ? page.orders.at(-1)?.id : undefined),
    refetchInterval: pollEvery(POLL_MS),
  });
}
