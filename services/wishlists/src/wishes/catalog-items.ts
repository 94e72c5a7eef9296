import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import type { Item, ProductId } from '@wishbow/contracts/items';
import type { Call } from '@wishbow/http/client';

export type ItemLookup =
  | { readonly ok: true; readonly item: Item }
  | { readonly ok: false; readonly reason: 'item_not_found' | 'catalog_unavailable' };

/** The catalogue item behind a product id, as the catalog service knows it. */
export type FindItem = (productId: ProductId) => Promise<ItemLookup>;

export const findCatalogItem =
  (call: Call): FindItem =>
  async (productId) => {
    const answer = await call(catalogInternalContract.getItem, { body: { productId } });
    if (answer.status === 200) return { ok: true, item: answer.body.item };
    return { ok: false, reason: answer.status === 404 ? 'item_not_found' : 'catalog_unavailable' };
  };
