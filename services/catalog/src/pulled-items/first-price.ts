import { type Cents, NO_MONEY } from '@wishbow/domain/money';

/**
 * Of several prices of one product the first above nothing. Free only where nothing else is said: shops write 0 for a
 * variant that they do not sell. Reads no further than that price.
 */
export function firstPrice(prices: Iterable<Cents | undefined>): Cents | undefined {
  let free: Cents | undefined;
  for (const price of prices) {
    if (price !== undefined && price > NO_MONEY) return price;
    free ??= price;
  }
  return free;
}
