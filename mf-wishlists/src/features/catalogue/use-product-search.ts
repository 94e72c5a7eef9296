import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { callApi, RequestFailed, useInfiniteQuery } from '@wishbow/platform';

/** A search that is gone back to within this time shows what it had, without asking for each of its pages again. */
const FRESH_MS = 5 * 60_000;

/** Pages of products for a query, in the order of the provider; asks nothing while the query is empty. */
export function useProductSearch(query: string) {
  return useInfiniteQuery({
    queryKey: ['searchItems', query],
    enabled: query !== '',
    staleTime: FRESH_MS,
    initialPageParam: 1,
    queryFn: ({ pageParam }) => searchItems(query, pageParam),
    getNextPageParam: ({ showing }, _pages, page) => (showing.to < showing.of ? page + 1 : undefined),
  });
}

async function searchItems(query: string, page: number) {
  const answer = await callApi(catalogContract.searchItems, { body: { query, page } });
  if (answer.status === 503) throw new RequestFailed(503, answer.body);
  return answer.body;
}
