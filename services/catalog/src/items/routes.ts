import { catalogContract, catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { QueueItemDetails } from '../detail-jobs/queue-item-details.ts';
import type { SearchMemory } from '../search/search-memory.ts';
import type { FetchItem, ItemLookup } from './fetch-item.ts';
import { getItem } from './get-item.ts';
import { LOOKUP_REFUSALS } from './item-problems.ts';
import type { ItemRepository, StoredItem } from './item-repository.ts';
import { toItem } from './item-view.ts';
import { refreshItem } from './refresh-item.ts';
import type { Shop } from './shop-link.ts';
import { storeItemBasicsNow } from './store-item-basics-now.ts';
import type { StoreItemDetails } from './store-item-details-now.ts';
import { storeItemVariations } from './store-item-variations.ts';

export interface ItemRouteDeps {
  readonly items: ItemRepository;
  readonly searchMemory: SearchMemory;
  readonly fetchItem: FetchItem;
  readonly storeDetails: StoreItemDetails;
  readonly queueDetails: QueueItemDetails;
  readonly shop: Shop;
  readonly now: () => Date;
}

const contract = {
  storeItemBasicsNow: catalogContract.storeItemBasicsNow,
  storeItemDetailsNow: catalogContract.storeItemDetailsNow,
  storeItemVariations: catalogContract.storeItemVariations,
  getItemByAsin: catalogContract.getItemByAsin,
  refreshItem: catalogContract.refreshItem,
  getItem: catalogInternalContract.getItem,
};

/** Items by product id, for browsers and for our other services. */
export function itemRoutes(deps: ItemRouteDeps): Router {
  const { items, searchMemory, fetchItem, storeDetails, queueDetails, shop, now } = deps;
  const storeBasics = storeItemBasicsNow(items, searchMemory, fetchItem, now);
  const storeVariations = storeItemVariations(items, storeDetails, queueDetails);
  const refresh = refreshItem(items, storeDetails);
  const get = getItem(items, fetchItem, now);
  const show = (item: StoredItem) => toItem(item, shop);
  const reply = (lookup: ItemLookup) =>
    lookup.ok ? { status: 200 as const, body: { item: show(lookup.item) } } : LOOKUP_REFUSALS[lookup.reason];

  return implement(contract, {
    storeItemBasicsNow: async ({ body }) => reply(await storeBasics(body.item.product_id)),
    storeItemDetailsNow: async ({ body }) => reply(await storeDetails(body.item.product_id)),
    storeItemVariations: async ({ body }) => {
      const stored = await storeVariations(body.item.product_id);
      if (!stored.ok) return LOOKUP_REFUSALS[stored.reason];
      return { status: 200, body: { item: show(stored.item), variations: stored.variations.map(show) } };
    },
    getItemByAsin: async ({ body }) => reply(await storeDetails(body.asin)),
    refreshItem: async ({ body }) => reply(await refresh(body.itemId)),
    getItem: async ({ body }) => reply(await get(body.productId)),
  });
}
