import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, useQuery, useSession } from '@wishbow/platform';
import { useWishlistNews } from './use-wishlist-news.ts';

/** The signed-in person's own lists, in their order; asks nothing for a visitor. */
export function useOwnWishlists() {
  const { user } = useSession();
  const queryKey = ['getUserWishLists', user?.id];
  useWishlistNews(queryKey);
  return useQuery({
    queryKey,
    enabled: user !== null,
    queryFn: async () => (await callApi(wishlistsContract.listOwnWishlists, { body: {} })).body.wishLists,
  });
}
