import type { ProductId } from '@wishbow/contracts/items';
import type { FetchItem, ItemLookup } from './fetch-item.ts';
import type { ItemRepository } from './item-repository.ts';
import { isFresh } from './item-rules.ts';

export type StoreItemDetails = (productId: ProductId) => Promise<ItemLookup>;

/** The item with its details, fetched where they are missing or a day old. */
export const storeItemDetailsNow =
  (items: ItemRepository, fetchItem: FetchItem, now: () => Date): StoreItemDetails =>
  async (productId) => {
    const stored = await items.find(productId);
    const detailed = stored?.detailsAt ? stored : undefined;
    if (detailed && isFresh(detailed, now())) return { ok: true, item: detailed };
    const fetched = await fetchItem(productId);
    return !fetched.ok && detailed ? { ok: true, item: detailed } : fetched;
  };
