import type { Item, ShippingOffer } from '@wishbow/contracts/items';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useState } from 'react';
import { useItemDetails } from './use-item-details.ts';
import { useOffer } from './use-offer.ts';

/** A wish or a product as it is looked at, in the variant that was chosen. */
export type ItemOnView = {
  wish: WishOnPage | undefined;
  /** What the shop tells; undefined while it is asked, and for wishes that no shop knows. */
  item: Item | undefined;
  offer: ShippingOffer | null | undefined;
  isOfferLoading: boolean;
  /** The variant that is looked at is not the one on the list. */
  isOtherVariant: boolean;
  isUnavailable: boolean;
  /** Undefined goes back to the one on the list. */
  chooseVariant: (productId: string | undefined) => void;
  query: ReturnType<typeof useItemDetails>;
};

/** Follows a wish with its product, or a product alone, and the variants somebody looks at. */
export function useItemOnView(wish: WishOnPage | undefined, productId: string | null): ItemOnView {
  const [variantId, setVariantId] = useState<string>();
  const shownId = variantId ?? productId;
  const query = useItemDetails(shownId);
  const offer = useOffer(shownId);
  const item = query.data ?? undefined;
  return {
    wish,
    item,
    offer: offer.data,
    isOfferLoading: offer.isLoading,
    isOtherVariant: wish !== undefined && item !== undefined && item.product_id !== productId,
    isUnavailable: item?.invalid === true || query.data === null,
    chooseVariant: setVariantId,
    query,
  };
}
