import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** A list with its open and its gifted wishes page by page, or that it is private; the first page is null when there is no such list. */
export function useActiveWishlist(wishListId: string) {
  const queryKey = ['getActiveWishList', wishListId];
  useWishlistNews(queryKey);
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const body = pageParam ? { wishListId, cursor: pageParam } : { wishListId };
      const answer = await callApi(wishlistsContract.getActiveWishlist, { body });
      return answer.status === 200 ? answer.body : null;
    },
    getNextPageParam: (page) => (page && 'wishes' in page && page.next_cursor) || undefined,
  });
}
