import type { Order } from '@wishbow/contracts/orders';
import type { PersonSummary } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { invitationEndsAt, invitationStanding } from '@wishbow/domain/gift-invitation';
import { sumCents } from '@wishbow/domain/money';
import { isPlacedLate } from '../late-orders/late-of.ts';
import type { InvitationRow, OrderRow, ReturnRow } from './order-row.ts';

export type People = ReadonlyMap<UserId, PersonSummary>;

/** An order as its buyer sees it; the recipient's address stays hidden, the buyer's own is told. */
export function orderView(order: OrderRow, people: People): Order {
  const { shipTo, quote, buyerId, recipientId } = order;
  const recipient = (recipientId && people.get(recipientId)) ?? null;
  return {
    id: order._id,
    status: order.state,
    timeline: order.steps.map(({ state, at }) => ({ status: state, at: at.toISOString() })),
    items: order.lines.map((line, index) => ({
      id: lineId(order, index),
      wish_id: line.wishId,
      title: line.title,
      variant_title: line.variantTitle,
      image: line.image,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      to_user: recipient,
    })),
    to_user: recipient,
    message: order.message,
    private: order.isPrivate,
    ...quote,
    card: order.card && { brand: order.card.brand, last4: order.card.last4 },
    ship_to: {
      name: nameOnParcel(order),
      address: shipTo.userId === buyerId ? shipTo.address : null,
    },
    tracking_url: order.trackingUrl,
    carrier: order.carrier ?? null,
    tracking_number: order.trackingNumber ?? null,
    failure: order.failure?.message ?? null,
    failure_code: order.failure?.code ?? null,
    is_placed_late: isPlacedLate(order),
    refund: refundView(order),
    returning: order.returning ? returnView(order, order.returning) : null,
    invitation: order.invitation ? invitationView(order, order.invitation) : null,
    created_at: order.createdAt.toISOString(),
  };
}

/** Somebody without an account is told to the buyer as the buyer knew them: what they entered is for the parcel alone. */
function nameOnParcel({ shipTo, invitation }: OrderRow): string {
  if (invitation && !shipTo.userId) return invitation.email;
  return `${shipTo.firstName} ${shipTo.lastName}`.trim();
}

const invitationView = ({ state }: OrderRow, invitation: InvitationRow): Order['invitation'] => ({
  email: invitation.email,
  status: invitationStanding(state, invitation),
  expires_at: invitationEndsAt(invitation.sentAt).toISOString(),
});

/** What a line is called outside. */
export const lineId = ({ _id }: OrderRow, line: number): string => `${_id}-${line + 1}`;

/** What went back in all; null where that is nothing, which is no refund. */
function refundView({ refunds = [] }: OrderRow): Order['refund'] {
  const back = refunds.filter(({ state }) => state === 'succeeded');
  const cardCents = sumCents(back.map((refund) => refund.cardCents));
  const creditCents = sumCents(back.map((refund) => refund.creditCents));
  return cardCents + creditCents === 0 ? null : { cardCents, creditCents };
}

const returnView = (order: OrderRow, { reason, items, code, returnBy }: ReturnRow): Order['returning'] => ({
  reason,
  items: items.map(({ line, quantity }) => ({ id: lineId(order, line), quantity })),
  code,
  return_by: returnBy?.toISOString() ?? null,
});
