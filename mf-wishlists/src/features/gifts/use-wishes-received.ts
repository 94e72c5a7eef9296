import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** What a person was given, page by page; null when nobody has that username. */
export function useWishesReceived(username: string) {
  const queryKey = ['getWishesReceived', username];
  useWishlistNews(queryKey);
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const body = { username, cursor: pageParam || null };
      const answer = await callApi(browseContract.listWishesReceived, { body });
      return answer.status === 200 ? answer.body : null;
    },
    getNextPageParam: (page) => page?.next_cursor,
  });
}
