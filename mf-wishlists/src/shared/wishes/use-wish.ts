import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { callApi, useQuery } from '@wishbow/platform';
import { useWishlistNews } from '../wishlists/use-wishlist-news.ts';

/** One wish as this viewer may see it: the wish, that its list is private, or null when there is none, also by a broken id. */
export function useWish(wishId: string) {
  const query = wishQuery(wishId);
  useWishlistNews(query.queryKey);
  return useQuery(query);
}

/** What `useWish` asks. */
export const wishQuery = (wishId: string) => ({
  queryKey: ['refreshWish', wishId],
  queryFn: async () => {
    const answer = await callApi(wishesContract.refreshWish, { body: { wish: { id: wishId } } });
    return answer.status === 200 ? answer.body.wish : null;
  },
});
