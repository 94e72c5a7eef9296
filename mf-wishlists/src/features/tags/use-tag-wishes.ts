import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** Wishes that carry a hashtag in their note, title or comments, page by page. */
export function useTagWishes(tag: string) {
  const queryKey = ['getTagWishes', tag];
  useWishlistNews(queryKey);
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      (await callApi(browseContract.listTagWishes, { body: { tag, cursor: pageParam || null } })).body,
    getNextPageParam: (page) => page.next_cursor,
  });
}
