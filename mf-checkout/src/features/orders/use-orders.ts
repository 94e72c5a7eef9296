import { ordersContract } from '@wishbow/contracts/orders-contract';
import { callApi, queryClient, useLive, useQuery } from '@wishbow/platform';

const KEY = ['getOrders'];
/** Beside the live events, for when they cannot reach the page. */
const POLL_MS = 60_000;

/** One's own orders, newest first. */
export function useOrders() {
  useLive('orders', () => void queryClient.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await callApi(ordersContract.listOrders, { body: {} })).body.orders,
    refetchInterval: POLL_MS,
  });
}
