import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { ProductId } from '@wishbow/contracts/items';
import { callApi, RequestFailed, useInfiniteQuery } from '@wishbow/platform';

/** What customers say of a product, a page at a time as the shop cuts them. */
export function useReviews(asin: ProductId) {
  return useInfiniteQuery({
    queryKey: ['getReviews', asin],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => getReviews(asin, pageParam),
    getNextPageParam: ({ next_page }) => next_page,
  });
}

async function getReviews(asin: ProductId, page: number) {
  const answer = await callApi(catalogContract.getReviews, { body: { asin, page } });
  if (answer.status !== 200) throw new RequestFailed(answer.status, answer.body);
  return answer.body;
}
