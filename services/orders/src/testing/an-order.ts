import { CardId, OrderId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { OrderRow } from '../orders/order-row.ts';
import { SPA_CANDLE } from './fake-catalog.ts';
import { jonah, maya } from './people.ts';

const createdAt = new Date('2026-11-28T12:00:00Z');

/** A placed order of one candle for $31.93, of which $10 are Llama Bucks; tests change what they are about. */
export const anOrder = (changes: Partial<OrderRow> = {}): OrderRow => ({
  _id: OrderId.parse('64f000000000000000000001'),
  buyerId: jonah.id,
  recipientId: maya.id,
  lines: [
    {
      wishId: null,
      productId: SPA_CANDLE,
      title: 'Spa candle, large',
      variantTitle: null,
      image: null,
      quantity: 1,
      unitPriceCents: cents(2400),
      shippingCents: cents(495),
    },
  ],
  quote: {
    subtotalCents: cents(2400),
    shippingCents: cents(495),
    processingFeeCents: cents(298),
    creditCents: cents(1000),
    totalCents: cents(2193),
  },
  message: '',
  isPrivate: false,
  maxShippingDays: 10,
  shipTo: { userId: maya.id, firstName: 'Maya', lastName: 'Okafor', address: null },
  card: { id: CardId.parse('pm_1'), customerId: 'cus_1', brand: 'visa', last4: '4242' },
  state: 'placed',
  steps: [{ state: 'placed', at: createdAt }],
  attempt: 1,
  fingerprint: 'the same',
  paymentIntentId: 'pi_1',
  retailerRequestId: 'request-1',
  retailerOutcome: null,
  trackingUrl: null,
  failure: null,
  dueAt: null,
  leasedUntil: null,
  failedTurns: 0,
  createdAt,
  ...changes,
});
