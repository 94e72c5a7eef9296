import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** The wish as it stands now, with whose it is; null when it is not for the viewer any more. */
export function useGiftedWish(wishId: string) {
  return useQuery({
    queryKey: ['refreshWish', wishId],
    queryFn: async () => {
      const answer = await callApi(wishesContract.refreshWish, { body: { wish: { id: wishId } } });
      return answer.status === 200 && 'title' in answer.body.wish ? answer.body.wish : null;
    },
  });
}
