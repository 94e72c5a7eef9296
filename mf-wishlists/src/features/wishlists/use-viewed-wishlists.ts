import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, useQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** Somebody's lists as this viewer may see them, or that they are private; null when nobody has that username. */
export function useViewedWishlists(username: string) {
  const query = viewedWishlistsQuery(username);
  useWishlistNews(query.queryKey);
  return useQuery(query);
}

/** What `useViewedWishlists` asks. */
export const viewedWishlistsQuery = (username: string) => ({
  queryKey: ['getViewedUserWishLists', username],
  queryFn: async () => {
    const answer = await callApi(wishlistsContract.listViewedWishlists, { body: { username } });
    return answer.status === 200 ? answer.body : null;
  },
});
