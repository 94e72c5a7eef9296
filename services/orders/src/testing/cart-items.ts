import { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import { cartContract } from '@wishbow/contracts/cart-contract';
import type { Call } from '@wishbow/http/client';
import type * as z from 'zod';

type ItemToAdd = z.input<typeof cartContract.addToCart.body>['item'];

/** Puts something into the cart and expects it to be taken. */
export async function putIntoCart(as: Call, item: ItemToAdd): Promise<string> {
  const answer = await as(cartContract.addToCart, { body: { item } });
  if (answer.status !== 201) throw new Error(`Nothing was added: ${answer.body.code} ${answer.body.message}`);
  return answer.body.cart_item.id;
}

/** What is in the cart, with what it costs. */
export async function lookIntoCart(as: Call, useCredit = true) {
  const answer = await as(cartContract.getCartItems, { body: { useCredit } });
  if (answer.status !== 200) throw new Error(`The cart was not shown: ${answer.body.code}`);
  return answer.body;
}

export type CartOrderBody = z.input<typeof cartCheckoutContract.checkoutCart.body>['order'];

const dollars = (amountCents: number) => (amountCents / 100).toFixed(2);

/** The cart as it stands, on its way to be ordered, as the page sends it. */
export async function cartToOrder(
  as: Call,
  cardId: string | null,
  changes: Partial<CartOrderBody> = {},
): Promise<CartOrderBody> {
  const { version, quote } = await lookIntoCart(as, changes.creditAmount !== 0);
  return {
    version,
    subtotal: dollars(quote.subtotalCents),
    shipping: dollars(quote.shippingCents),
    processingFee: dollars(quote.processingFeeCents),
    creditAmount: dollars(quote.creditCents),
    amount: dollars(quote.totalCents),
    card_id: cardId,
    ...changes,
  };
}

export const orderCart = (as: Call, order: CartOrderBody, idempotencyKey?: string) =>
  as(
    cartCheckoutContract.checkoutCart,
    { body: { order } },
    idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {},
  );

/** Orders everything and expects it to be taken. */
export async function placeCart(as: Call, order: CartOrderBody, idempotencyKey?: string) {
  const done = await orderCart(as, order, idempotencyKey);
  if (done.status !== 200) throw new Error(`The cart was refused: ${done.body.code} ${done.body.message}`);
  return done.body.orders;
}
