import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import type { RecommendationId } from '@wishbow/contracts/wire-types';
import { callApi, queryClient, useInfiniteQuery, useLive } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

const FIRST_PAGE = (): RecommendationId | null => null;

export const RECOMMENDED_KEY = ['getRecommendedWishes'];

/** What the people one follows recommend, page by page; a new one rings the bell and is asked for then. */
export function useRecommendedWishes() {
  useWishlistNews(RECOMMENDED_KEY);
  useLive('notifications', () => void queryClient.invalidateQueries({ queryKey: RECOMMENDED_KEY }));
  return useInfiniteQuery({ ...recommendedQuery, getNextPageParam: (page) => page.next_cursor });
}

/** What `useRecommendedWishes` asks. */
export const recommendedQuery = {
  queryKey: RECOMMENDED_KEY,
  initialPageParam: FIRST_PAGE(),
  queryFn: async ({ pageParam: cursor }: { pageParam: RecommendationId | null }) =>
    (await callApi(recommendationsContract.getRecommendedWishes, { body: { cursor } })).body,
};
