import { catalogContract, catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { SearchMemory } from '../search/search-memory.ts';
import type { FetchItem, ItemLookup } from './fetch-item.ts';
import { getItem } from './get-item.ts';
import { LOOKUP_REFUSALS } from './item-problems.ts';
import type { ItemRepository } from './item-repository.ts';
import { toItem } from './item-view.ts';
import type { Shop } from './shop-link.ts';
import { storeItemBasicsNow } from './store-item-basics-now.ts';
import { storeItemDetailsNow } from './store-item-details-now.ts';

export interface ItemRouteDeps {
  readonly items: ItemRepository;
  readonly searchMemory: SearchMemory;
  readonly fetchItem: FetchItem;
  readonly shop: Shop;
  readonly now: () => Date;
}

const contract = {
  storeItemBasicsNow: catalogContract.storeItemBasicsNow,
  storeItemDetailsNow: catalogContract.storeItemDetailsNow,
  getItem: catalogInternalContract.getItem,
};

/** Items by product id, for browsers and for our other services. */
export function itemRoutes({ items, searchMemory, fetchItem, shop, now }: ItemRouteDeps): Router {
  const storeBasics = storeItemBasicsNow(items, searchMemory, fetchItem, now);
  const storeDetails = storeItemDetailsNow(items, fetchItem, now);
  const get = getItem(items, fetchItem, now);
  const reply = (lookup: ItemLookup) =>
    lookup.ok ? { status: 200 as const, body: { item: toItem(lookup.item, shop) } } : LOOKUP_REFUSALS[lookup.reason];

  return implement(contract, {
    storeItemBasicsNow: async ({ body }) => reply(await storeBasics(body.item.product_id)),
    storeItemDetailsNow: async ({ body }) => reply(await storeDetails(body.item.product_id)),
    getItem: async ({ body }) => reply(await get(body.productId)),
  });
}
