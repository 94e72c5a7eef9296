import type { OrderState } from '@wishbow/domain/order-state';
import type { ContributionRow } from '../contributions/contribution-model.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import type { Difference, OurOrder, OurPayment, OurPayout } from './books.ts';

/** Something is on its way between us and one of the others: what they have and what we say may differ for a while. */
const UNDER_WAY: readonly OrderState[] = ['created', 'authorizing', 'processing', 'unknown', 'cancelling'];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const wasPlaced = ({ steps }: OrderRow): boolean => steps.some(({ state }) => state === 'placed');

/** When it came into the state it is in. */
export const lastMoved = ({ steps, createdAt }: OrderRow): Date => steps.at(-1)?.at ?? createdAt;

export const isSettledOrder = ({ state, isRetrying, refunds = [] }: OrderRow): boolean =>
  !UNDER_WAY.includes(state) && !isRetrying && refunds.every((refund) => refund.state !== 'pending');

export const isSettledContribution = ({ state, isFundGone }: ContributionRow): boolean =>
  state !== 'open' && !(state === 'contributed' && isFundGone);

/** Only placed orders take money; what went back of it is counted by itself. */
export const paymentOfOrder = (order: OrderRow): OurPayment => ({
  id: order._id,
  capturedCents: wasPlaced(order) ? order.quote.totalCents : 0,
  refundedCents: sum(
    (order.refunds ?? []).filter(({ state }) => state === 'succeeded').map(({ cardCents }) => cardCents),
  ),
});

/** What could not be given back, and with it what was to follow as Llama Bucks: nobody tries again, and the buyer waits. */
export const failedRefund = ({ _id, refunds = [] }: OrderRow): Difference => ({
  kind: 'refund_failed',
  reference: _id,
  ours: sum(
    refunds.filter(({ state }) => state === 'failed').map(({ cardCents, creditCents }) => cardCents + creditCents),
  ),
  theirs: 0,
});

export const paymentOfContribution = ({ _id, state, amountCents }: ContributionRow): OurPayment => ({
  id: _id,
  capturedCents: state === 'contributed' || state === 'refunded' ? amountCents : 0,
  refundedCents: state === 'refunded' ? amountCents : 0,
});

/** What was in a fund that is paid out, with everything that was chipped in to it and not given back. */
export const payoutOfFund = (
  { _id, wishId, grossCents }: PayoutRow,
  contributions: readonly ContributionRow[],
  since: Date,
): OurPayout => ({
  id: _id,
  grossCents,
  contributions: contributions
    .filter((contribution) => contribution.wishId === wishId && contribution.state === 'contributed')
    .map(({ _id: id, amountCents, createdAt, fingerprint }) => ({
      ...{ id, amountCents },
      isOld: createdAt < since || fingerprint === 'demo',
    })),
});

export const orderAtRetailer = (order: OrderRow): OurOrder => ({
  id: order._id,
  requestId: order.retailerRequestId,
  isPlaced: wasPlaced(order) || ['called_back', 'borne'].includes(order.late?.decision ?? ''),
  calledBack: order.late?.decision === 'called_back' ? order.late.requestId : undefined,
});
