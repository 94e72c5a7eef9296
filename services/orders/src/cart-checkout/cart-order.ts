import { createHash } from 'node:crypto';
import type { CartQuote, ExistingWishes } from '@wishbow/contracts/cart';
import type { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type * as z from 'zod';
import type { Refused } from '../refusals.ts';

/** The cart as the buyer's page sends it; sums are already in cents. */
export type CartOrder = z.output<typeof cartCheckoutContract.checkoutCart.body>['order'];

export interface CartCheckoutCall {
  readonly checkoutId: OrderId;
  readonly buyerId: UserId;
  readonly order: CartOrder;
}

/** Why a cart was not ordered, with what the buyer needs to go on. */
export type CartCheckoutRefused = Refused & {
  readonly quote?: CartQuote;
  readonly existing?: readonly z.input<typeof ExistingWishes>[];
};

/** Tells whether two checkouts ask for the same: everything that was sent, in a fixed order. */
export function cartFingerprint({ existingWishListCheck, ...order }: CartOrder): string {
  const told = { cart: { ...order, ...existingWishListCheck } };
  const sorted = Object.entries(told.cart).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(['cart', sorted]))
    .digest('hex');
}
