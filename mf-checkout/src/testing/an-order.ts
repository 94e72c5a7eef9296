import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { Order } from '@wishbow/contracts/orders';
import type { ordersContract } from '@wishbow/contracts/orders-contract';

type SentOrder = ReplyOf<typeof ordersContract.listOrders>['body']['orders'][number];

/** A teapot for Maya, placed a minute after it was ordered. */
export const anOrder = (changes: Partial<SentOrder> = {}): Order =>
  Order.parse({
    id: 'f'.repeat(24),
    status: 'placed',
    timeline: [
      { status: 'processing', at: '2026-11-28T10:00:00.000Z' },
      { status: 'placed', at: '2026-11-28T10:01:00.000Z' },
    ],
    items: [
      {
        id: '1',
        wish_id: null,
        title: 'Cast teapot',
        variant_title: null,
        image: null,
        quantity: 1,
        unitPriceCents: 3800,
        to_user: null,
      },
    ],
    to_user: null,
    message: '',
    private: false,
    subtotalCents: 3800,
    shippingCents: 495,
    processingFeeCents: 396,
    creditCents: 500,
    totalCents: 4191,
    card: { brand: 'visa', last4: '4242' },
    ship_to: { name: 'Maya Okafor', address: null },
    tracking_url: null,
    carrier: null,
    tracking_number: null,
    failure: null,
    failure_code: null,
    is_placed_late: false,
    refund: null,
    returning: null,
    invitation: null,
    created_at: '2026-11-28T10:00:00.000Z',
    ...changes,
  });
