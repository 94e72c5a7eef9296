import { type Cents, NO_MONEY } from '@wishbow/domain/money';
import type { OrderRow } from '../orders/order-row.ts';
import { leftToRefund } from '../refunds/give-back.ts';

/** What of an order can still go back: nothing before it was placed and paid, then what is left with us. */
export const refundableOf = (order: Pick<OrderRow, 'steps' | 'quote' | 'refunds'>, contestedCents: Cents): Cents =>
  order.steps.some(({ state }) => state === 'placed') ? leftToRefund(order, contestedCents) : NO_MONEY;
