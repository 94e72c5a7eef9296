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

/** What the buyer's page says, in cents. */
interface AgreedSums {
  readonly subtotal: number;
  readonly processingFee: number;
  readonly shipping: number;
  readonly creditAmount: number;
  readonly amount: number;
}

/** What it costs, in cents. */
interface QuotedSums {
  readonly creditBalanceCents: number;
  readonly subtotalCents: number;
  readonly processingFeeCents: number;
  readonly shippingCents: number;
  readonly creditCents: number;
  readonly totalCents: number;
}

/** The buyer agreed to these sums and to no others; what the page computed is never charged (row 28). */
export function sumsFault(agreed: AgreedSums, quote: QuotedSums): 'insufficient_credit' | 'prices_changed' | undefined {
  if (agreed.creditAmount > quote.creditBalanceCents) return 'insufficient_credit';
  const isAgreed =
    agreed.subtotal === quote.subtotalCents &&
    agreed.processingFee === quote.processingFeeCents &&
    agreed.shipping === quote.shippingCents &&
    agreed.creditAmount === quote.creditCents &&
    agreed.amount === quote.totalCents;
  return isAgreed ? undefined : 'prices_changed';
}
