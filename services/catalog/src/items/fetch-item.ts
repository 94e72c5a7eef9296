import type { ProductId } from '@wishbow/contracts/items';
import type { Retailer } from '../retailer/retailer.ts';
import { singleFlight } from '../retailer/single-flight.ts';
import type { ItemRepository, StoredItem } from './item-repository.ts';
import { priceChange } from './item-rules.ts';

export type ItemLookup =
  | { readonly ok: true; readonly item: StoredItem }
  | { readonly ok: false; readonly reason: 'not_found' | 'retailer_unavailable' };

export type FetchItem = (productId: ProductId) => Promise<ItemLookup>;

/** Asks the retailer for everything it knows of a product and stores it. Equal questions at one time cost one call. */
export function fetchItem(items: ItemRepository, retailer: Retailer, now: () => Date): FetchItem {
  const flight = singleFlight<ItemLookup>();

  const store = async (productId: ProductId): Promise<ItemLookup> => {
    const told = await retailer.findProduct(productId);
    if (!told.ok) return told;
    const known = await items.find(productId);
    if (!told.value) return known ? markUnsold(known) : { ok: false, reason: 'not_found' };
    const latest = { ...told.value, productId, detailsAt: now(), refreshedAt: now() };
    // Its basics may be stored by somebody else at this moment, so even a new item is replaced.
    const { id, priceCents } = known ?? (await items.add(latest));
    await items.replace(id, latest, priceChange(priceCents, latest.priceCents, now()));
    return { ok: true, item: { ...latest, id } };
  };

  /** Wishes and orders refer to it, so it stays, and is shown as unavailable. */
  const markUnsold = async (known: StoredItem): Promise<ItemLookup> => {
    await items.markUnsold(known.id, now());
    return { ok: true, item: { ...known, isOrderable: false, refreshedAt: now() } };
  };

  return (productId) => flight(productId, () => store(productId));
}
