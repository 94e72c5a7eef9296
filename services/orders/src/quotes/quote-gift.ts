import type { Quote } from '@wishbow/contracts/orders';
import type { WishId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';
import { findWishForGift, type GiftRefused, type GiftTerms, priceGift } from './price-gift.ts';

/** What a buyer would pay for a wish now. Holds nothing. */
export async function quoteGift(
  deps: Dependencies,
  wishId: WishId,
  terms: GiftTerms,
): Promise<{ ok: true; quote: Quote } | GiftRefused | Refused<'not_found'>> {
  const wish = await findWishForGift(deps, wishId, terms.buyerId);
  if (!wish) return refused('not_found');
  const priced = await priceGift(deps, wish, terms);
  return priced.ok ? { ok: true, quote: priced.gift.quote } : priced;
}
