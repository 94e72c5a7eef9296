import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** The trending categories and the items of all of them. */
export const useTrending = () => useQuery(trendingQuery);

/** What `useTrending` asks. */
export const trendingQuery = {
  queryKey: ['listTrendingCategories'],
  queryFn: async () => (await callApi(catalogContract.listTrendingCategories, {})).body,
};

/** The items of one trending category; asks nothing while there is none. */
export function useTrendingCategory(categoryId: string | undefined) {
  return useQuery({
    queryKey: ['getTrendingItemsById', categoryId],
    enabled: categoryId !== undefined,
    queryFn: async () => {
      const body = { trendingCategoryId: categoryId ?? '' };
      const answer = await callApi(catalogContract.getTrendingItemsById, { body });
      return answer.status === 200 ? answer.body.trending_items : [];
    },
  });
}
