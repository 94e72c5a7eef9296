import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { Item } from '@wishbow/contracts/items';
import { callApi, useQuery } from '@wishbow/platform';

/**
 * The product and its other variants with their own price and picture, as far as the shop still sells them.
 * Null when the shop does not answer: then every variant may be looked at.
 */
export function useItemVariations(item: Item | undefined) {
  const productId = item?.product_id;
  return useQuery({
    queryKey: ['storeItemVariations', familyOf(item)],
    enabled: productId !== undefined && item !== undefined && item.all_variants.length > 1,
    queryFn: async () => {
      const body = { item: { product_id: productId ?? '' } };
      const answer = await callApi(catalogContract.storeItemVariations, { body });
      return answer.status === 200 ? [answer.body.item, ...answer.body.variations] : null;
    },
  });
}

/** All variants of a product know the same family, so that it is asked for once. */
const familyOf = (item: Item | undefined) => item?.all_variants.map(({ product_id }) => product_id).toSorted();
