import { z } from 'zod';
import { OrderScript } from './outcome.ts';

const Text = z.string().trim().min(1).max(200);
const Cents = z.int().min(0);
const Address = z.looseObject({
  first_name: Text,
  last_name: Text,
  address_line1: Text,
  address_line2: z.string().max(200).optional(),
  zip_code: Text,
  city: Text,
  state: Text,
  country: z.string().length(2),
  phone_number: z.string().max(40),
});

const WebhookUrls = z.union([z.url(), z.array(z.url()).max(10)]);
/** Where the retailer tells about a request; `order_placed` and `order_failed` are older names of the first two. */
export const Webhooks = z.strictObject({
  request_succeeded: WebhookUrls.optional(),
  order_placed: WebhookUrls.optional(),
  request_failed: WebhookUrls.optional(),
  order_failed: WebhookUrls.optional(),
  tracking_obtained: WebhookUrls.optional(),
  tracking_updated: WebhookUrls.optional(),
  status_updated: WebhookUrls.optional(),
  case_updated: WebhookUrls.optional(),
});
export type Webhooks = z.infer<typeof Webhooks>;

const OrderedProduct = z.looseObject({ product_id: z.string().min(1).max(40), quantity: z.int().min(1).max(1_000) });

/** The body of `POST /v1/orders`. Source: docs.zinc.io, "Create an order"; money in cents. */
export const OrderRequest = z
  .looseObject({
    retailer: z.literal('amazon'),
    idempotency_key: z.string().min(1).max(255).optional(),
    products: z.array(OrderedProduct).min(1).max(50),
    max_price: Cents,
    shipping_address: Address,
    shipping_method: z.enum(['cheapest', 'fastest', 'free', 'amazon_day']).optional(),
    shipping: z
      .looseObject({
        order_by: z.enum(['price', 'speed']),
        max_days: z.int().min(0).optional(),
        max_price: Cents.optional(),
      })
      .optional(),
    is_gift: z.boolean().optional(),
    gift_message: z.string().optional(),
    require_gift: z.boolean().optional(),
    addax: z.boolean().optional(),
    payment_method: z.looseObject({}).optional(),
    max_delivery_days: z.int().min(0).optional(),
    webhooks: Webhooks.optional(),
    client_notes: z.looseObject({ sandbox_script: OrderScript.optional() }).optional(),
  })
  .refine((order) => order.shipping !== undefined || order.shipping_method !== undefined, {
    path: ['shipping'],
    error: 'shipping or shipping_method is required',
  })
  .refine((order) => order.addax === true || order.payment_method !== undefined, {
    path: ['payment_method'],
    error: 'payment_method or addax is required',
  });
export type OrderRequest = z.infer<typeof OrderRequest>;

/** The body of `POST /v1/orders/:id/cancel`. */
export const CancellationRequest = z.looseObject({
  merchant_order_id: Text,
  idempotency_key: z.string().min(1).max(255).optional(),
  webhooks: Webhooks.optional(),
});
export type CancellationRequest = z.infer<typeof CancellationRequest>;

/** The body of `POST /v1/orders/:id/return`. */
export const ReturnRequest = z.looseObject({
  products: z.array(OrderedProduct).min(1).max(50),
  reason_code: Text,
  method_code: Text,
  explanation: z.string().max(2_000).optional(),
  idempotency_key: z.string().min(1).max(255).optional(),
  webhooks: Webhooks.optional(),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;
