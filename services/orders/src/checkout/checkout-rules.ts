import type { Quote } from '@wishbow/contracts/orders';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { type Refused, refused } from '../refusals.ts';
import type { CheckoutOrder } from './checkout-order.ts';

/** Wish, list, recipient and address have to be those of one gift (RELIABILITY.md rows 1 and 19). */
export function belongingRefusal(
  order: CheckoutOrder,
  wish: WishOnPage,
  buyerId: UserId,
): Refused<'self_gift' | 'mismatch'> | undefined {
  if (wish.user_id === buyerId) return refused('self_gift');
  const isShippedToEither = [wish.user_id, buyerId].includes(order.to_address_user_id);
  const belongs = order.to_user_id === wish.user_id && order.wish_list_id === wish.wish_list_id && isShippedToEither;
  return belongs ? undefined : refused('mismatch');
}

/** The buyer agreed to these sums and to no others; what the page computed is never charged (row 28). */
export function sumsRefusal(
  order: CheckoutOrder,
  quote: Quote,
): Refused<'insufficient_credit' | 'prices_changed'> | undefined {
  if (order.creditAmount > quote.creditBalanceCents) return refused('insufficient_credit', { quote });
  const isAgreed =
    order.subtotal === quote.subtotalCents &&
    order.processingFee === quote.processingFeeCents &&
    order.shipping === quote.shippingCents &&
    order.creditAmount === quote.creditCents &&
    order.amount === quote.totalCents;
  return isAgreed ? undefined : refused('prices_changed', { quote });
}
