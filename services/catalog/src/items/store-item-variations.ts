import type { ProductId } from '@wishbow/contracts/items';
import type { QueueItemDetails } from '../detail-jobs/queue-item-details.ts';
import type { ItemLookup } from './fetch-item.ts';
import type { ItemRepository, StoredItem } from './item-repository.ts';
import { isSellable } from './item-rules.ts';
import type { StoreItemDetails } from './store-item-details-now.ts';

/** As many variants are fetched while the person waits; the rest of a large family follows as jobs. */
const MOST_AT_ONCE = 8;

export type ItemVariations =
  | { readonly ok: true; readonly item: StoredItem; readonly variations: readonly StoredItem[] }
  | Extract<ItemLookup, { ok: false }>;

/**
 * The other variants of an item that the shop still sells, in its order, each with its own price and pictures. One that
 * cannot be fetched now is left out and tried again later.
 */
export const storeItemVariations =
  (items: ItemRepository, storeDetails: StoreItemDetails, queueDetails: QueueItemDetails) =>
  async (productId: ProductId): Promise<ItemVariations> => {
    const lookup = await storeDetails(productId);
    if (!lookup.ok) return lookup;
    const others = lookup.item.variants.map((variant) => variant.productId).filter((other) => other !== productId);
    await Promise.all(others.slice(0, MOST_AT_ONCE).map(storeDetails));
    await queueDetails(others);
    const stored = new Map((await items.listByProductIds(others)).map((item) => [item.productId, item]));
    const variations = others.flatMap((other) => stored.get(other) ?? []).filter(isSellable);
    return { ok: true, item: lookup.item, variations };
  };
