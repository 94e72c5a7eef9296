import type { AdminOrder, AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { invitationStanding } from '@wishbow/domain/gift-invitation';
import type { Cents } from '@wishbow/domain/money';
import { canRetryOrder } from '@wishbow/domain/order-actions';
import { grossOfQuote } from '@wishbow/domain/refund';
import { isPlacedLate, lateOf } from '../late-orders/late-of.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { lineId, type People } from '../orders/order-view.ts';
import { refundableOf } from './refundable.ts';

/** An order in the list of the admins. */
export function adminOrderView(order: OrderRow, people: People): AdminOrder {
  const { _id: id, state, buyerId, recipientId, invitation, lines, quote, createdAt } = order;
  const [line] = lines;
  return {
    id,
    status: state,
    buyer: people.get(buyerId) ?? null,
    recipient: (recipientId && people.get(recipientId)) ?? null,
    invitation: invitation ? invitationStanding(state, invitation) : null,
    title: lines.length > 1 ? `${line?.title} and ${lines.length - 1} more` : (line?.title ?? ''),
    image: line?.image ?? null,
    grossCents: grossOfQuote(quote),
    waits_for: waitsFor(order),
    created_at: createdAt.toISOString(),
  };
}

function waitsFor(order: OrderRow): AdminOrder['waits_for'] {
  const { state, refunds = [] } = order;
  if (state === 'unknown') return 'decision';
  if (lateOf(order)?.decision === 'waiting') return 'late_order';
  return refunds.some((refund) => refund.state === 'failed') ? 'refund' : null;
}

/** One order with what an admin needs to decide about it. */
export function adminOrderDetails(order: OrderRow, people: People, contestedCents: Cents): AdminOrderDetails {
  const { quote, card, shipTo, state, failure, retailerOutcome, refunds = [] } = order;
  const late = lateOf(order);
  const refundableCents = refundableOf(order, contestedCents);
  return {
    ...adminOrderView(order, people),
    lines: order.lines.map(
      ({ wishId, title, variantTitle, image, quantity, unitPriceCents, shippingCents }, index) => ({
        id: lineId(order, index),
        wish_id: wishId,
        title,
        variant_title: variantTitle,
        ...{ image, quantity, unitPriceCents, shippingCents },
      }),
    ),
    timeline: order.steps.map(({ state: status, at }) => ({ status, at: at.toISOString() })),
    ...quote,
    card: card && { brand: card.brand, last4: card.last4 },
    payment_id: order.paymentIntentId,
    ships_to: shipTo.address && `${shipTo.address.city}, ${shipTo.address.state}`,
    attempt: order.attempt,
    store: { request_id: order.retailerRequestId, decided: retailerOutcome?.kind ?? null },
    late: late ? { found_at: late.foundAt.toISOString(), decision: late.decision } : null,
    failure,
    tracking_url: order.trackingUrl,
    refunds: refunds.map(({ id, cardCents, creditCents, state: refundState }) => {
      return { id, cardCents, creditCents, state: refundState };
    }),
    refundableCents,
    can: {
      resolve: state === 'unknown' && retailerOutcome === null,
      decide_late: late?.decision === 'waiting',
      retry: canRetryOrder({
        status: state,
        failure_code: failure?.code ?? null,
        is_placed_late: isPlacedLate(order),
      }),
      refund: refundableCents > 0,
    },
  };
}
