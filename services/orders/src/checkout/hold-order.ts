import type { Dependencies } from '../dependencies.ts';
import { noteAsked } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { isAsked } from '../payments/to-confirm.ts';

/**
 * Holds what an order costs, or has the buyer asked by their bank; nothing where Llama Bucks pay for everything. Done
 * again it holds nothing twice: it tells what the bank has heard since.
 */
export async function holdOrder({ connection, payments }: Dependencies, order: OrderRow) {
  const { _id, attempt, card, quote, askedIntentId } = order;
  if (!card) return { ok: true, intentId: null } as const;
  if (askedIntentId) return payments.lookAt(askedIntentId);
  const { customerId, id: cardId } = card;
  const held = await payments.holdOrAsk({ orderId: _id, attempt, customerId, cardId, amountCents: quote.totalCents });
  if (isAsked(held)) await noteAsked(connection, order, held.question.intentId);
  return held;
}
