import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** What a person gave to others, page by page; null when nobody has that username. */
export function useWishesGifted(username: string) {
  const queryKey = ['getWishesGifted', username];
  useWishlistNews(queryKey);
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const body = { username, cursor: pageParam || null };
      const answer = await callApi(browseContract.listWishesGifted, { body });
      return answer.status === 200 ? answer.body : null;
    },
    getNextPageParam: (page) => page?.next_cursor,
  });
}
