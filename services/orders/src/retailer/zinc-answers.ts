import { CentsAmount } from '@wishbow/contracts/wire-types';
import * as z from 'zod';
import type { Parcel, RetailerProgress } from './retailer.ts';

/** `POST /v1/orders`: the order is taken, and can be asked for under this id. */
export const RequestAccepted = z.object({ request_id: z.string().min(1) });

/** Everything that is not an order yet, pending included, is told as an error. */
export const ZincError = z.object({ _type: z.literal('error'), code: z.string() });

const Tracking = z.object({
  tracking_url: z.url().nullish(),
  delivery_status: z.string().nullish(),
  carrier: z.string().nullish(),
  tracking_number: z.string().nullish(),
});

const OrderResponse = z.object({
  _type: z.literal('order_response'),
  price_components: z.object({ total: CentsAmount }),
  merchant_order_ids: z.array(z.object({ merchant_order_id: z.string() })).default([]),
  tracking: z.array(Tracking).default([]),
});

export const OrderAnswer = z.discriminatedUnion('_type', [OrderResponse, ZincError]);
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** Not decided yet: `manual_review_required` and an overloaded account resolve by waiting. */
const PENDING_CODES = ['request_processing', 'manual_review_required', 'zma_temporarily_overloaded'];

/** What the answer to `GET /v1/orders/:id` means. Source: docs.zinc.io, "Retrieve an order" and "Errors". */
export function progressOf(answer: OrderAnswer): RetailerProgress {
  if (answer._type === 'order_response') {
    return {
      kind: 'placed',
      totalCents: answer.price_components.total,
      merchantOrderIds: answer.merchant_order_ids.map((merchant) => merchant.merchant_order_id),
      parcel: parcelOf(answer.tracking),
    };
  }
  if (PENDING_CODES.includes(answer.code)) return { kind: 'processing' };
  if (answer.code === 'order_probably_placed') return { kind: 'unclear' };
  return { kind: 'failed', code: answer.code };
}

/** Several parcels are delivered once all of them are. */
function parcelOf(tracking: readonly z.infer<typeof Tracking>[]): Parcel | undefined {
  const [first] = tracking;
  if (!first) return undefined;
  const isDelivered = tracking.every((parcel) => parcel.delivery_status === 'Delivered');
  const { tracking_url: trackingUrl = null, carrier = null, tracking_number: trackingNumber = null } = first;
  return { isDelivered, trackingUrl, carrier, trackingNumber };
}
