import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, useQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** A list with its open and its gifted wishes, or that it is private; null when there is no such list. */
export function useActiveWishlist(wishListId: string) {
  const queryKey = ['getActiveWishList', wishListId];
  useWishlistNews(queryKey);
  return useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await callApi(wishlistsContract.getActiveWishlist, { body: { wishListId } });
      return answer.status === 200 ? answer.body : null;
    },
  });
}
