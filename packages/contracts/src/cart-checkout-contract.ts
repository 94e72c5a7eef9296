import * as z from 'zod';
import { CartQuote, ExistingWishes } from './cart.ts';
import { MaxCartShippingDays } from './cart-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { Order } from './orders.ts';
import { PaymentRefusal } from './payments.ts';
import { Problem } from './problem.ts';
import { CardId, CartItemId, Dollars, UserId, WishId } from './wire-types.ts';

/** The cart as the specification sends it: sums in dollars, checked against the server's own. */
const CartOrder = z.strictObject({
  subtotal: Dollars,
  processingFee: Dollars,
  shipping: Dollars,
  amount: Dollars,
  creditAmount: Dollars,
  card_id: CardId.nullish(),
  from_user_id: UserId.nullish(),
  /** Which state of the cart the buyer saw. */
  version: z.int().nonnegative(),
  max_shipping_days: MaxCartShippingDays,
  /** By cart item: which of the recipient's wishes it fulfils, or null for none of them. */
  existingWishListCheck: z.record(CartItemId, WishId.nullable()).default({}),
});

/** Giving everything in a cart at once. */
export const cartCheckoutContract = {
  checkoutCart: defineEndpoint({
    id: 'checkoutCart',
    method: 'POST',
    path: '/api/checkoutCart',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ order: CartOrder }),
    responses: {
      /** One order per recipient and place. */
      200: z.object({ orders: z.array(Order) }),
      402: PaymentRefusal,
      403: Problem,
      404: Problem,
      /**
       * `already_gifted`, `already_ordered`, `in_progress`, `idempotency_mismatch`, `insufficient_credit`, `prices_changed` with a fresh
       * quote, or `existing_wishlist` with what has to be answered in `existingWishListCheck`.
       */
      409: Problem.extend({ quote: CartQuote.optional(), existing: z.array(ExistingWishes).optional() }),
      422: Problem,
      /** `too_many_invitations`: the mails to invited people are limited, by giver and address and by giver. */
      429: Problem,
      503: Problem,
    },
  }),
};
