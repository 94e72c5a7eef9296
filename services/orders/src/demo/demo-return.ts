import type { DemoOrder, OrderReturn } from '@wishbow/demo/orders';
import { type Cents, NO_MONEY, times } from '@wishbow/domain/money';
import { RETURN_REASONS } from '@wishbow/domain/return-reasons';
import type { RefundRow, ReturnRow } from '../orders/order-row.ts';

const RETURN_WINDOW_MS = 30 * 24 * 60 * 60 * 1_000;
const HAS_LABEL = ['label_ready', 'partially_refunded', 'refunded'];

/** What the buyer sends back: the last thing where only a part is refunded, otherwise everything. */
export function demoReturn(
  { id, state, steps, lines }: DemoOrder,
  { reason, explanation, isRefundedAtOnce }: OrderReturn,
  labelAddress: string,
): ReturnRow {
  const known = RETURN_REASONS.find((text) => text === reason);
  if (!known) throw new Error(`${reason} is no reason of the retailer`);
  const all = lines.map(({ quantity }, line) => ({ line, quantity }));
  const isLabelled = HAS_LABEL.includes(state) && !isRefundedAtOnce;
  const askedAt = steps.find((step) => step.state === 'return_requested')?.at;
  return {
    count: 1,
    reason: known,
    explanation,
    items: state === 'partially_refunded' ? all.slice(-1) : all,
    refundTo: 'card',
    requestId: null,
    labelUrls: isLabelled ? [`${labelAddress}/demo-${id}`] : [],
    returnBy: isLabelled && askedAt ? new Date(askedAt.getTime() + RETURN_WINDOW_MS) : null,
    code: isRefundedAtOnce ? 'immediate_refund_issued' : null,
  };
}

/** What went back by now, all of it to the card. */
export function demoRefunds({ state, lines, quote }: DemoOrder): RefundRow[] {
  if (state === 'refunded') return [toCard(quote.totalCents)];
  const last = lines.at(-1);
  return state === 'partially_refunded' && last ? [toCard(times(last.unitPriceCents, last.quantity))] : [];
}

const toCard = (cardCents: Cents): RefundRow => ({
  id: 'return-1',
  cardCents,
  creditCents: NO_MONEY,
  state: 'succeeded',
});
