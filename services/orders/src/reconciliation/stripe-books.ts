import { ContributionId, OrderId } from '@wishbow/contracts/wire-types';
import type Stripe from 'stripe';
import { asking } from '../payments/stripe-failures.ts';
import type { BookedPayment } from './books.ts';

/** More than this in one look is read in the next one. */
const MOST_ROWS = 10_000;
const PAGE_SIZE = 100;

/** Every payment that was begun between two moments, with what went back of it: https://docs.stripe.com/api/payment_intents/list. */
export async function listBookedPayments(stripe: Stripe, since: Date, until: Date): Promise<BookedPayment[]> {
  const from = seconds(since);
  const [intents, refunds] = await Promise.all([
    asking(
      stripe.paymentIntents
        .list({ created: { gte: from, lt: seconds(until) }, limit: PAGE_SIZE })
        .autoPagingToArray({ limit: MOST_ROWS }),
    ),
    asking(stripe.refunds.list({ created: { gte: from }, limit: PAGE_SIZE }).autoPagingToArray({ limit: MOST_ROWS })),
  ]);
  const refunded = new Map<string, number>();
  for (const { payment_intent: intent, amount } of refunds.filter(isCounted)) {
    if (typeof intent === 'string') refunded.set(intent, (refunded.get(intent) ?? 0) + amount);
  }
  return intents.map((intent) => bookedPayment(intent, refunded.get(intent.id) ?? 0));
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

const isCounted = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

const bookedPayment = (intent: Stripe.PaymentIntent, refundedCents: number): BookedPayment => ({
  intentId: intent.id,
  orderId: OrderId.safeParse(intent.metadata.order_id).data,
  contributionId: ContributionId.safeParse(intent.metadata.contribution_id).data,
  heldCents: intent.status === 'requires_capture' ? intent.amount_capturable : 0,
  capturedCents: intent.amount_received,
  refundedCents,
});
