import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** Every open wish of a person that this viewer may see, page by page; null when nobody has that username. */
export function useWishItems(username: string) {
  const queryKey = ['getWishItems', username];
  useWishlistNews(queryKey);
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const body = { viewedUsername: username, cursor: pageParam || null };
      const answer = await callApi(browseContract.listWishItems, { body });
      return answer.status === 200 ? answer.body : null;
    },
    getNextPageParam: (page) => page?.next_cursor,
  });
}
