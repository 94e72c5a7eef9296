import { type Cents, cents, NO_MONEY, sumCents } from '@wishbow/domain/money';
import { grossOfQuote, nextRefund, type RefundSplit, type RefundTarget } from '@wishbow/domain/refund';
import type { Dependencies } from '../dependencies.ts';
import { findContestedCents } from '../disputes/dispute-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';
import { RefundRefused } from '../payments/payments.ts';
import { type Refused, refused } from '../refusals.ts';
import { addRefund, markRefundFailed } from './refund-repository.ts';

/** What giving money back works with. */
type Tools = Pick<Dependencies, 'connection' | 'payments' | 'pass' | 'logger'>;

interface RefundToGive {
  /** Names the refund within its order: the same one goes back once. */
  readonly id: string;
  /** What is due in all by now; what went back already is taken off. */
  readonly dueCents: Cents;
  readonly target: RefundTarget;
}

/**
 * Gives money back to the card. What goes where is written down first and never changes afterwards, so that a try that
 * was cut short is finished with the same sum under the same key. Llama Bucks follow with `postRefund`.
 */
export async function giveBack(
  deps: Tools,
  order: OrderRow,
  wanted: RefundToGive,
): Promise<{ ok: true; refund: RefundRow } | Refused<'over_refund'>> {
  const refund = await claimRefund(deps, order, wanted);
  deps.pass('after_refund_claim');
  if (refund.state === 'failed') return refused('over_refund');
  if (refund.state === 'succeeded' || (await isGivenToCard(deps, order, refund))) return { ok: true, refund };
  await markRefundFailed(deps.connection, order._id, refund);
  return refused('over_refund');
}

/** Two refunds at the same moment are decided one after the other, each knowing of the one before. */
async function claimRefund(deps: Tools, { _id }: OrderRow, wanted: RefundToGive): Promise<RefundRow> {
  const order = await findOrder(deps.connection, _id);
  if (!order) throw new Error(`Order ${_id} was removed while it was refunded`);
  const known = order.refunds?.find(({ id }) => id === wanted.id);
  if (known) return known;
  const refund = refundOf(order, wanted, await findContestedCents(deps.connection, _id));
  if (!(await addRefund(deps.connection, order, refund))) return claimRefund(deps, order, wanted);
  if (refund.state === 'failed') deps.logger.error({ orderId: _id, refund }, 'more was to go back than was paid');
  return refund;
}

/** More than is left does not go back, and is written down as failed all the same: somebody has to look. */
function refundOf(order: OrderRow, { id, dueCents, target }: RefundToGive, contestedCents: Cents): RefundRow {
  const already = refundedSoFar(order);
  const amountCents = cents(Math.max(0, dueCents - already.cardCents - already.creditCents));
  const split = amountCents <= leftToRefund(order, contestedCents) && nextRefund(order, dueCents, already, target);
  if (split) return { id, ...split, state: 'pending' };
  return { id, cardCents: amountCents, creditCents: NO_MONEY, state: 'failed' };
}

/** What of an order's price is left with us: neither given back nor taken back by the bank, to the card or otherwise. */
export function leftToRefund(order: Pick<OrderRow, 'quote' | 'refunds'>, contestedCents: Cents): Cents {
  const { cardCents, creditCents } = refundedSoFar(order);
  return cents(Math.max(0, grossOfQuote(order.quote) - cardCents - creditCents - contestedCents));
}

/** What went back or is about to, by where it goes. */
export function refundedSoFar({ refunds = [] }: Pick<OrderRow, 'refunds'>): RefundSplit {
  const counted = refunds.filter(({ state }) => state !== 'failed');
  return {
    cardCents: sumCents(counted.map(({ cardCents }) => cardCents)),
    creditCents: sumCents(counted.map(({ creditCents }) => creditCents)),
  };
}

/** @returns false when the card processor will not do it, now or later: an admin has to look. */
async function isGivenToCard(
  { payments, pass, logger }: Tools,
  { _id, attempt, paymentIntentId }: OrderRow,
  { id, cardCents }: RefundRow,
): Promise<boolean> {
  if (!paymentIntentId || cardCents === 0) return true;
  const operation = `${_id}:${attempt}:${id}`;
  try {
    await payments.refund({ intentId: paymentIntentId, amountCents: cardCents, operation });
    pass('after_refund');
    return true;
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    logger.error({ err: error, orderId: _id, refund: id }, 'a refund was refused');
    return false;
  }
}
