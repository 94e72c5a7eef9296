import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { callApi, keepPreviousData, RequestFailed, useQuery } from '@wishbow/platform';
import { withinTimeLimit } from './time-limit.ts';

/** Everything the shop tells of a product; null when it has none, also by a broken id. Another variant takes its place once it is there. */
export function useItemDetails(productId: string | null) {
  return useQuery({
    ...itemDetailsQuery(productId ?? ''),
    enabled: productId !== null,
    placeholderData: keepPreviousData,
  });
}

/** What `useItemDetails` asks. */
export const itemDetailsQuery = (productId: string) => ({
  queryKey: ['storeItemDetailsNow', productId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    withinTimeLimit(signal, (limited) => storeItemDetails(productId, limited)),
});

async function storeItemDetails(productId: string, signal: AbortSignal) {
  const call = { body: { item: { product_id: productId } } };
  const answer = await callApi(catalogContract.storeItemDetailsNow, call, { signal });
  if (answer.status === 503) throw new RequestFailed(503, answer.body);
  return answer.status === 200 ? answer.body.item : null;
}
