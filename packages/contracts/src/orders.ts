import type { InvitationStanding } from '@wishbow/domain/gift-invitation';
import { ORDER_STATES } from '@wishbow/domain/order-state';
import { RETURN_REASONS } from '@wishbow/domain/return-reasons';
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

/** What went back to the card and what became Llama Bucks. */
export const OrderRefund = z.object({ cardCents: CentsAmount, creditCents: CentsAmount });

/** What is being sent back, or was; `code` as in `retrieveReturn`. */
export const OrderReturn = z.object({
  reason: z.enum(RETURN_REASONS),
  items: z.array(z.object({ id: z.string(), quantity: z.int().positive() })),
  code: z.string().nullable(),
  return_by: Instant.nullable(),
});

const STANDINGS = ['waiting', 'claimed', 'expired', 'withdrawn'] as const satisfies readonly InvitationStanding[];

/** Of a gift to somebody without an account: whether they have said where it goes, and until when they can. */
export const OrderInvitation = z.object({ email: z.string(), status: z.enum(STANDINGS), expires_at: Instant });

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
  /** Who brings the parcel, and under which number. */
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** Why the order failed, for people. */
  failure: z.string().nullable(),
  /** The same in the retailer's own code: it decides whether a retry is offered. */
  failure_code: z.string().nullable(),
  /** The store has placed it although it failed: it cannot be tried again while somebody looks at it. */
  is_placed_late: z.boolean(),
  /** What has gone back so far. */
  refund: OrderRefund.nullable(),
  returning: OrderReturn.nullable(),
  invitation: OrderInvitation.nullable(),
  created_at: Instant,
});
export type Order = z.infer<typeof Order>;
