import type { Item, ShippingOffer } from '@wishbow/contracts/items';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useState } from 'react';
import { useItemDetails } from './use-item-details.ts';
import { useItemVariations } from './use-item-variations.ts';
import { useOffer } from './use-offer.ts';

/** A wish or a product as it is looked at, in the variant that was chosen. */
export type ItemOnView = {
  wish: WishOnPage | undefined;
  /** What the shop tells; undefined while it is asked, and for wishes that no shop knows. */
  item: Item | undefined;
  /** The variants the shop sells; undefined while that is not known. */
  soldIds: ReadonlySet<string> | undefined;
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
  const loaded = query.data ?? undefined;
  const variations = useItemVariations(loaded).data ?? undefined;
  const item =
    loaded &&
    asVariant(
      loaded,
      variations?.find((variation) => variation.product_id === shownId),
    );
  return {
    wish,
    item,
    soldIds: variations && soldIdsOf(variations),
    offer: offer.data,
    isOfferLoading: offer.isLoading,
    isOtherVariant: wish !== undefined && item !== undefined && item.product_id !== productId,
    isUnavailable: item?.invalid === true || query.data === null,
    chooseVariant: setVariantId,
    query,
  };
}

const soldIdsOf = (variations: readonly Item[]) =>
  new Set<string>(variations.filter(({ invalid }) => !invalid).map(({ product_id }) => product_id));

/** Price and picture of a chosen variant show at once; what it says of itself follows with its details. */
function asVariant(loaded: Item, variation: Item | undefined): Item {
  if (!variation || variation.product_id === loaded.product_id) return loaded;
  const { product_id, title, price, image, images, variant_specifics, invalid } = variation;
  return { ...loaded, product_id, title, price, image, images, variant_specifics, invalid };
}
