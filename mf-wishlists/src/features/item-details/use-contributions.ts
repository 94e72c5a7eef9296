import { fundsContract } from '@wishbow/contracts/funds-contract';
import { callApi, useQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** Who has chipped in to a fund, as far as the viewer may know; none while that cannot be told. */
export function useContributions(wishId: string) {
  const queryKey = ['listContributions', wishId];
  useWishlistNews(queryKey);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await callApi(fundsContract.listContributions, { body: { wish: { id: wishId } } }, { signal });
      return answer.status === 200 ? answer.body.contributions : [];
    },
  });
}
