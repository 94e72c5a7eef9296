import { useInfiniteQuery } from '@wishbow/platform';
import { useWishlistNews } from '../wishlists/use-wishlist-news.ts';

type Page = { next_cursor?: string | null | undefined };

/**
 * Wishes page by page, asked for again once lists or wishes have changed.
 * @param fetchPage is called with null for the first page, then with the `next_cursor` of the page before; a page is
 * null when there is nothing to be had by that name.
 */
export function usePagedWishes<Found extends Page | null>(
  queryKey: readonly string[],
  fetchPage: (cursor: string | null) => Promise<Found>,
) {
  useWishlistNews(queryKey);
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam }) => fetchPage(pageParam || null),
    getNextPageParam: (page) => page?.next_cursor,
  });
}
