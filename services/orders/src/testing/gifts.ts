import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { CardId, WishId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import type * as z from 'zod';
import { MAYAS_LIST } from './fake-wishlists.ts';
import { maya } from './people.ts';

export type CheckoutBody = z.input<typeof ordersContract.checkoutItem.body>['order'];

/** One candle for Maya, shipped to her: $24.00 + $4.95 + a fee of $2.98 = $31.93. */
export const aCandleFor = (
  wishId: WishId,
  cardId: string | null,
  changes: Partial<CheckoutBody> = {},
): CheckoutBody => ({
  subtotal: 24,
  processingFee: 2.98,
  shipping: 4.95,
  amount: 31.93,
  creditAmount: 0,
  quantity: 1,
  card_id: cardId,
  item: { id: wishId },
  to_user_id: maya.id,
  to_address_user_id: maya.id,
  message: 'Light it and think of the sea.',
  private: false,
  wish_list_id: MAYAS_LIST,
  ...changes,
});

export const checkOut = (as: Call, order: CheckoutBody, idempotencyKey?: string) =>
  as(
    ordersContract.checkoutItem,
    { body: { order } },
    idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {},
  );

/** Saves one of the card processor's test cards. */
export async function saveCard(as: Call, token = 'tok_visa'): Promise<CardId> {
  const added = await as(ordersContract.addCard, { body: { token } });
  if (added.status !== 201) throw new Error(`No card was saved: ${added.body.message}`);
  return added.body.card.id;
}

/** Checks out and expects it to be taken. */
export async function placeGift(as: Call, order: CheckoutBody, idempotencyKey?: string) {
  const done = await checkOut(as, order, idempotencyKey);
  if (done.status !== 200) throw new Error(`The checkout was refused: ${done.body.code}`);
  return done.body.order;
}
