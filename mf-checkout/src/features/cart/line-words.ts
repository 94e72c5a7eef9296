import type { CartItem } from '@wishbow/contracts/cart';
import { cents, formatUsd } from '@wishbow/domain/money';

/** What shipping costs and how long it takes, as far as that is known. */
export function shippingOf({ shipping_price: price, shipping_days: days }: CartItem): string {
  if (price === null || days === null) return 'Shipping depends on the recipient';
  const cost = price === 0 ? 'Free shipping' : `${formatUsd(price)} shipping`;
  return `${cost}, ${days.min}-${days.max} days`;
}

/** How far the price of one has moved since it was added; undefined where it has not. */
export function priceMoved({ price_updated: isMoved, added_price: before, item: { price } }: CartItem) {
  if (!isMoved) return undefined;
  const by = formatUsd(cents(Math.abs(price - before)));
  return `Price went ${price > before ? 'up' : 'down'} ${by} since you added it`;
}
