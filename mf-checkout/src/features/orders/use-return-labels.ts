import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { callApi, showToast, useQuery } from '@wishbow/platform';

/** The store takes a few seconds to make a label. */
const POLL_MS = 2_000;

/** The labels of a return, asked for until they are there. A refusal is told in the server's words. */
export function useReturnLabels(orderId: string) {
  return useQuery({
    queryKey: ['retrieveReturn', orderId],
    queryFn: async () => {
      const answer = await callApi(orderActionsContract.retrieveReturn, { body: { order: { id: orderId } } });
      if (answer.status !== 200) showToast(answer.body.message, { tone: 'error' });
      return answer;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 200 && state.data.body.code === 'return_in_progress' ? POLL_MS : false,
  });
}
