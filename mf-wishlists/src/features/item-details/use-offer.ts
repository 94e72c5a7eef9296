import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { callApi, useQuery } from '@wishbow/platform';
import { withinTimeLimit } from './time-limit.ts';

/** The cheapest way to ship a product; null when there is none, or when the shop does not answer: the lookup fails silently. */
export function useOffer(productId: string | null) {
  return useQuery({
    queryKey: ['getOffersAndShipping', productId],
    enabled: productId !== null,
    queryFn: ({ signal }) => withinTimeLimit(signal, (limited) => findOffer(productId ?? '', limited)),
  });
}

async function findOffer(productId: string, signal: AbortSignal) {
  const call = { body: { item: { product_id: productId } } };
  const answer = await callApi(catalogContract.getOffersAndShipping, call, { signal });
  return answer.status === 200 ? answer.body.offer : null;
}
