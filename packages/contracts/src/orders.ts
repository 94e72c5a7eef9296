import { ORDER_STATES } from '@wishbow/domain/order-state';
import * as z from 'zod';
import { ShippingDays } from './items.ts';
import { PersonSummary, PostalAddress } from './people.ts';
import { CentsAmount, Instant, OrderId, PictureAddress, WishId } from './wire-types.ts';

export const OrderStatus = z.enum(ORDER_STATES);

/** What the buyer is asked to pay, from the server, in cents. Any other sum in a checkout is refused. */
export const Quote = z.object({
  unitPriceCents: CentsAmount,
  quantity: z.int().positive(),
  subtotalCents: CentsAmount,
  shippingCents: CentsAmount,
  processingFeeCents: CentsAmount,
  creditCents: CentsAmount,
  totalCents: CentsAmount,
  shippingDays: ShippingDays,
  /** The buyer's Llama Bucks. */
  creditBalanceCents: CentsAmount,
});
export type Quote = z.infer<typeof Quote>;

export const OrderLine = z.object({
  id: z.string(),
  wish_id: WishId.nullable(),
  title: z.string(),
  variant_title: z.string().nullable(),
  image: PictureAddress.nullable(),
  quantity: z.int().positive(),
  unitPriceCents: CentsAmount,
  to_user: PersonSummary.nullable(),
});

/** One step of an order's timeline, oldest first. */
export const OrderStep = z.object({ status: OrderStatus, at: Instant });

/** An order as its buyer sees it. */
export const Order = z.object({
  id: OrderId,
  status: OrderStatus,
  timeline: z.array(OrderStep),
  items: z.array(OrderLine),
  to_user: PersonSummary.nullable(),
  message: z.string(),
  private: z.boolean(),
  subtotalCents: CentsAmount,
  shippingCents: CentsAmount,
  processingFeeCents: CentsAmount,
  creditCents: CentsAmount,
  totalCents: CentsAmount,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Told only where the buyer may read it. */
  ship_to: z.object({ name: z.string(), address: PostalAddress.nullable() }),
  tracking_url: z.string().nullable(),
  /** Why the order failed, for people. */
  failure: z.string().nullable(),
  created_at: Instant,
});
export type Order = z.infer<typeof Order>;
