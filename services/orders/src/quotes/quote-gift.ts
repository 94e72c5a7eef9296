import type { Quote } from '@wishbow/contracts/orders';
import type { WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { intentKeyOf } from '../checkout/checkout-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { findOpenOrder } from '../orders/order-repository.ts';
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
  const priced = await priceGift(deps, await withOwnUnits(deps, wish, terms), terms);
  return priced.ok ? { ok: true, quote: priced.gift.quote } : priced;
}

/** What waits for the buyer's own bank is still theirs to give: ordered otherwise, it makes room (see `earlier-order`). */
async function withOwnUnits(
  { connection }: Dependencies,
  wish: WishOnPage,
  { buyerId }: GiftTerms,
): Promise<WishOnPage> {
  const { available_quantity: available } = wish;
  const open = await findOpenOrder(connection, intentKeyOf(buyerId, wish.id, wish.user_id));
  if (available === null || open?.state !== 'authorizing' || !open.askedIntentId) return wish;
  const own = open.lines.reduce((units, { quantity }) => units + quantity, 0);
  return { ...wish, available_quantity: available + own };
}
