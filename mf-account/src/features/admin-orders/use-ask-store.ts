import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** What the store says about an order just now; never kept, since it decides about money. */
export const useAskStore = (orderId: string) =>
  useQuery({
    queryKey: ['askStore', orderId],
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      const answer = await callApi(adminOrdersContract.askStore, { params: { orderId } });
      return answer.status === 200 ? answer.body.answer : null;
    },
  });
