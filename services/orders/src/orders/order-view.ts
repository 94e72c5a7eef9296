import type { Order } from '@wishbow/contracts/orders';
import type { PersonSummary } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { OrderRow } from './order-row.ts';

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
      id: `${order._id}-${index + 1}`,
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
      name: `${shipTo.firstName} ${shipTo.lastName}`.trim(),
      address: shipTo.userId === buyerId ? shipTo.address : null,
    },
    tracking_url: order.trackingUrl,
    failure: order.failure?.message ?? null,
    created_at: order.createdAt.toISOString(),
  };
}
