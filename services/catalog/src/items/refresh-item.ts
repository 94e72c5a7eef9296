import type { ItemId } from '@wishbow/contracts/wire-types';
import type { ItemLookup } from './fetch-item.ts';
import type { ItemRepository } from './item-repository.ts';
import type { StoreItemDetails } from './store-item-details-now.ts';

/** The stored item under our own id, asked for anew once it is a day old. */
export const refreshItem =
  (items: ItemRepository, storeDetails: StoreItemDetails) =>
  async (id: ItemId): Promise<ItemLookup> => {
    const stored = await items.findById(id);
    return stored ? storeDetails(stored.productId) : { ok: false, reason: 'not_found' };
  };
