import type { ProductId } from '@wishbow/contracts/items';
import type { FetchItem, ItemLookup } from './fetch-item.ts';
import type { ItemRepository } from './item-repository.ts';
import { isFresh } from './item-rules.ts';

/** The stored item, asked for anew once it is a day old; an old one is better than none while the retailer is away. */
export const getItem =
  (items: ItemRepository, fetchItem: FetchItem, now: () => Date) =>
  async (productId: ProductId): Promise<ItemLookup> => {
    const stored = await items.find(productId);
    if (stored && isFresh(stored, now())) return { ok: true, item: stored };
    const fetched = await fetchItem(productId);
    return !fetched.ok && stored ? { ok: true, item: stored } : fetched;
  };
