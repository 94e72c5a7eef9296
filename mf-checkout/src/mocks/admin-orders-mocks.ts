import type { AdminOrder, AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { summaryById } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { World } from '@wishbow/testing/world/world';
import type * as z from 'zod';
import { takeStep } from './checkout-mocks.ts';
import type { OrderRow } from './placing.ts';

const missing = { status: 404, body: notFound } as const;

/** What admins see of orders and do with them. */
export const adminOrdersMocks = mocked(adminOrdersContract, (world) => ({
  searchOrders: ({ query }) => {
    const word = (query.search ?? '').toLowerCase();
    const found = world.orders
      .map((order) => listed(world, order))
      .filter(({ id, title, status, invitation, waits_for }) => {
        const isMeant = id === word || title.toLowerCase().includes(word);
        const isInState = query.status === 'unclaimed' ? invitation === 'waiting' : status === (query.status ?? status);
        return isMeant && isInState && (!query.waits || waits_for !== null);
      });
    return { status: 200, body: { orders: sorted(found, query.sort), next_cursor: null } };
  },
  getOrderForAdmin: ({ params }) => answered(world, params.orderId),
  askStore: ({ params }) =>
    orderOf(world, params.orderId) ? { status: 200, body: { answer: { kind: 'unclear', code: null } } } : missing,
  resolveOrder: ({ params, body }) => {
    const order = orderOf(world, params.orderId);
    if (!order) return missing;
    if (order.status !== 'unknown') return { status: 409, body: problem('invalid_state', 'It is decided already.') };
    takeStep(order, body.outcome);
    return answered(world, order.id);
  },
  decideLateOrder: ({ params }) =>
    orderOf(world, params.orderId)
      ? { status: 409, body: problem('invalid_state', 'The store has placed nothing late.') }
      : missing,
  retryOrderForBuyer: ({ params }) => {
    const order = orderOf(world, params.orderId);
    if (!order) return missing;
    if (order.status !== 'failed') return { status: 409, body: problem('not_retryable', 'It has not failed.') };
    takeStep(order, 'processing');
    return answered(world, order.id);
  },
  refundOrder: ({ params, body }) => {
    const order = orderOf(world, params.orderId);
    if (!order) return missing;
    const isToCard = body.target === 'card';
    const { cardCents, creditCents } = order.refund ?? { cardCents: 0, creditCents: 0 };
    order.refund = {
      cardCents: cardCents + (isToCard ? body.amountCents : 0),
      creditCents: creditCents + (isToCard ? 0 : body.amountCents),
    };
    return answered(world, order.id);
  },
  creditFailedRefund: ({ params }) => answered(world, params.orderId),
}));

const orderOf = (world: World, id: string): OrderRow | undefined => world.orders.find((order) => order.id === id);

const gross = ({ subtotalCents, shippingCents, processingFeeCents }: OrderRow): number =>
  subtotalCents + shippingCents + processingFeeCents;

type Listed = z.input<typeof AdminOrder>;

function listed(world: World, order: OrderRow): Listed {
  return {
    id: order.id,
    status: order.status,
    buyer: summaryById(world, order.buyerId),
    recipient: order.to_user,
    invitation: order.invitation?.status ?? null,
    title: order.items.map(({ title }) => title).join(', '),
    image: order.items[0]?.image ?? null,
    grossCents: gross(order),
    waits_for: order.status === 'unknown' ? 'decision' : null,
    created_at: order.created_at,
  };
}

function sorted(orders: Listed[], sort: 'newest' | 'oldest' | 'largest'): Listed[] {
  if (sort === 'largest') return orders.toSorted((a, b) => b.grossCents - a.grossCents);
  const newest = orders.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return sort === 'newest' ? newest : newest.toReversed();
}

function answered(world: World, orderId: string) {
  const order = orderOf(world, orderId);
  return order ? ({ status: 200, body: { order: inFull(world, order) } } as const) : missing;
}

function inFull(world: World, order: OrderRow): z.input<typeof AdminOrderDetails> {
  const back = order.refund ? order.refund.cardCents + order.refund.creditCents : 0;
  const { subtotalCents, shippingCents, processingFeeCents, creditCents, totalCents, card, timeline } = order;
  return {
    ...listed(world, order),
    ...{ subtotalCents, shippingCents, processingFeeCents, creditCents, totalCents, card, timeline },
    lines: order.items.map(({ to_user: _, ...line }) => ({ ...line, shippingCents: 0 })),
    payment_id: 'pi_mock',
    ships_to: 'Seattle, WA',
    attempt: 1,
    store: { request_id: `req-${order.id}`, decided: null },
    late: null,
    failure: order.failure ? { code: order.failure_code ?? 'unknown', message: order.failure } : null,
    tracking_url: order.tracking_url,
    refunds: order.refund ? [{ id: `${order.id}-refund`, ...order.refund, state: 'succeeded' }] : [],
    refundableCents: Math.max(0, gross(order) - back),
    can: {
      resolve: order.status === 'unknown',
      decide_late: false,
      retry: order.status === 'failed',
      refund: back < gross(order),
    },
  };
}
