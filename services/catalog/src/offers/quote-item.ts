import type { ProductId, ShippingOffer } from '@wishbow/contracts/items';
import type { FetchItem, ItemLookup } from '../items/fetch-item.ts';
import type { StoredItem } from '../items/item-repository.ts';
import type { Retailer } from '../retailer/retailer.ts';
import { cheapestOffer } from './offer-rules.ts';

export type ItemQuote =
  | { readonly ok: true; readonly item: StoredItem; readonly offer: ShippingOffer }
  | Extract<ItemLookup, { ok: false }>
  | { readonly ok: false; readonly reason: 'item_unavailable' };

/** What the product costs at this moment, asked of the retailer and of no cache, with shipping within the given days. */
export const quoteItem =
  (fetchItem: FetchItem, retailer: Retailer) =>
  async (productId: ProductId, maxShippingDays: number): Promise<ItemQuote> => {
    const [lookup, offers] = await Promise.all([fetchItem(productId), retailer.listOffers(productId)]);
    if (!lookup.ok) return lookup;
    if (!lookup.item.isOrderable) return { ok: false, reason: 'item_unavailable' };
    if (!offers.ok) return offers;
    const offer = cheapestOffer(offers.value, maxShippingDays);
    return offer ? { ok: true, item: lookup.item, offer } : { ok: false, reason: 'item_unavailable' };
  };
