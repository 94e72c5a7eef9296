import type { ProductId } from '@wishbow/contracts/items';
import type { SearchMemory } from '../search/search-memory.ts';
import type { FetchItem, ItemLookup } from './fetch-item.ts';
import type { ItemRepository } from './item-repository.ts';
import { basicsOnly } from './item-rules.ts';

/**
 * Stores what a search result told of the product, from our own memory of the search: the caller names the product,
 * and its price and title never come from the caller. A product we do not remember is fetched.
 */
export const storeItemBasicsNow =
  (items: ItemRepository, searchMemory: SearchMemory, fetchItem: FetchItem, now: () => Date) =>
  async (productId: ProductId): Promise<ItemLookup> => {
    const stored = await items.find(productId);
    if (stored) return { ok: true, item: stored };
    const basics = await searchMemory.findResult(productId);
    if (!basics) return fetchItem(productId);
    const item = await items.add({ ...basicsOnly(basics), detailsAt: null, refreshedAt: now() });
    return { ok: true, item };
  };
