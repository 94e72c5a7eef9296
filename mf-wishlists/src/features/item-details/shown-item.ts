import type { Item, ShippingOffer } from '@wishbow/contracts/items';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { type Cents, cents } from '@wishbow/domain/money';
import { quoteOrder } from '@wishbow/domain/order-quote';

/** What the details show of a wish, a product, or a wish together with its product. */
export type ShownItem = {
  title: string;
  store: string | null;
  pictures: readonly string[];
  priceCents: Cents | null;
};

/** A wish keeps its own title; shop, picture and price are those of the variant that is looked at. */
export function shownItemOf(wish: WishOnPage | undefined, item: Item | undefined): ShownItem {
  const pictures = [item?.image ?? wish?.image, ...(item?.images ?? [])].filter(
    (picture) => typeof picture === 'string',
  );
  return {
    title: wish?.title ?? item?.title ?? '',
    store: item?.brand ?? wish?.store ?? null,
    pictures: [...new Set(pictures)],
    priceCents: item?.price ?? wish?.price ?? null,
  };
}

/** What one unit costs in all: price, shipping where it is known, and the processing fee. */
export function totalOf(priceCents: Cents, offer: ShippingOffer | null | undefined): Cents {
  const unitPriceCents = offer?.price ?? priceCents;
  const shippingCents = offer?.shipping_price ?? cents(0);
  return quoteOrder([{ unitPriceCents, quantity: 1, shippingCents }]).totalCents;
}
