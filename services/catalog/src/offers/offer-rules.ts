import type { ShippingOffer } from '@wishbow/contracts/items';
import type { Offer } from '../retailer/retailer.ts';

/** Specification section 9. */
export const DEFAULT_MAX_SHIPPING_DAYS = 10;

/** One way to buy one unit: an offer with one of its shipping options. */
const waysToBuy = (offers: readonly Offer[]): ShippingOffer[] =>
  offers.flatMap((offer) =>
    offer.shippingOptions.map((option) => ({
      price: offer.priceCents,
      shipping_price: option.priceCents,
      shipping_days: option.days,
    })),
  );

const costOf = (way: ShippingOffer) => way.price + way.shipping_price;

/**
 * The cheapest way to have one unit, its shipping included, that arrives within `maxShippingDays`; the faster of two
 * that cost the same. undefined when nothing arrives in time.
 */
export function cheapestOffer(offers: readonly Offer[], maxShippingDays: number): ShippingOffer | undefined {
  const inTime = waysToBuy(offers).filter((way) => way.shipping_days.max <= maxShippingDays);
  return inTime.sort((a, b) => costOf(a) - costOf(b) || a.shipping_days.max - b.shipping_days.max)[0];
}
