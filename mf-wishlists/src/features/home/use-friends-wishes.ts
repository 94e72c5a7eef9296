import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi, useQuery } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

/** Wishes of the people one follows, newest first. */
export function useFriendsWishes() {
  const queryKey = ['getRecentlyAddedItemActivities'];
  useWishlistNews(queryKey);
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi(browseContract.listFriendsWishes, { body: {} })).body.wishes,
  });
}
