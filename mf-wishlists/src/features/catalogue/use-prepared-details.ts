import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { Item } from '@wishbow/contracts/items';
import { callApi, useMutation } from '@wishbow/platform';
import { useEffect } from 'react';

/**
 * Has the catalogue fetch the details of what was found, so that they are there once one of them is opened.
 * Where that fails they are fetched then, so nobody is told.
 */
export function usePreparedDetails(found: readonly Item[] | undefined): void {
  const { mutate } = useMutation({
    mutationFn: (results: Pick<Item, 'product_id'>[]) =>
      callApi(catalogContract.storeItemDetailsInSearchResults, { body: { results } }),
  });
  useEffect(() => {
    const missing = found?.filter(({ details_added }) => !details_added) ?? [];
    if (missing.length > 0) mutate(missing.map(({ product_id }) => ({ product_id })));
  }, [found, mutate]);
}
