import { type Cents, cents, NO_MONEY } from '@wishbow/domain/money';
import { grossOfQuote } from '@wishbow/domain/refund';
import type { OrderRow } from '../orders/order-row.ts';
import { refundedSoFar } from '../refunds/give-back.ts';

/** What of an order can still go back: nothing before it was placed and paid, then what has not gone back already. */
export function refundableOf(order: Pick<OrderRow, 'steps' | 'quote' | 'refunds'>): Cents {
  if (!order.steps.some(({ state }) => state === 'placed')) return NO_MONEY;
  const { cardCents, creditCents } = refundedSoFar(order);
  return cents(Math.max(0, grossOfQuote(order.quote) - cardCents - creditCents));
}
