import * as z from 'zod';
import { OrderInvitation, OrderLine, OrderStatus, OrderStep } from './orders.ts';
import { PersonSummary } from './people.ts';
import { CentsAmount, Instant, OrderId, PictureAddress } from './wire-types.ts';

/** An order in the admins' list. What buyer and recipient write to each other is told to nobody else. */
export const AdminOrder = z.object({
  id: OrderId,
  status: OrderStatus,
  /** null when they have left, or accounts cannot be asked. */
  buyer: PersonSummary.nullable(),
  recipient: PersonSummary.nullable(),
  /** How far the invitation by e-mail is that the order waits for, or waited for; null for a gift to somebody with an account. */
  invitation: OrderInvitation.shape.status.nullable(),
  title: z.string(),
  image: PictureAddress.nullable(),
  /** What it costs in all, Llama Bucks included. */
  grossCents: CentsAmount,
  /**
   * What keeps it from going on by itself: nobody knows whether it was placed, the store placed it after it had failed,
   * or the card took no refund.
   */
  waits_for: z.enum(['decision', 'late_order', 'refund']).nullable(),
  created_at: Instant,
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** Money that goes back, or should have. */
export const AdminRefund = z.object({
  id: z.string(),
  cardCents: CentsAmount,
  creditCents: CentsAmount,
  state: z.enum(['pending', 'succeeded', 'failed']),
});
export type AdminRefund = z.infer<typeof AdminRefund>;

/** One order with what an admin needs in order to decide about it, and no more: no card number, no street, no message. */
export const AdminOrderDetails = AdminOrder.extend({
  lines: z.array(OrderLine.omit({ to_user: true }).extend({ shippingCents: CentsAmount })),
  timeline: z.array(OrderStep),
  subtotalCents: CentsAmount,
  shippingCents: CentsAmount,
  processingFeeCents: CentsAmount,
  creditCents: CentsAmount,
  /** The part on the card. */
  totalCents: CentsAmount,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The payment's name at the card processor. */
  payment_id: z.string().nullable(),
  /** "Portland, OR"; null once it is forgotten, and until an invited person has said where to. */
  ships_to: z.string().nullable(),
  attempt: z.int().positive(),
  store: z.object({
    /** The order's name at the retailer. */
    request_id: z.string().nullable(),
    /** What was decided about this attempt, by the retailer or by an admin. */
    decided: z.enum(['placed', 'failed']).nullable(),
  }),
  /** The store has placed what failed here; null where it has not. */
  late: z
    .object({ found_at: Instant, decision: z.enum(['waiting', 'calling_back', 'called_back', 'taken', 'borne']) })
    .nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  tracking_url: z.string().nullable(),
  refunds: z.array(AdminRefund),
  /** What can still go back. */
  refundableCents: CentsAmount,
  can: z.object({ resolve: z.boolean(), decide_late: z.boolean(), retry: z.boolean(), refund: z.boolean() }),
});
export type AdminOrderDetails = z.infer<typeof AdminOrderDetails>;

/** What the retailer says about an order, asked just now. */
export const StoreAnswer = z.object({
  kind: z.enum(['placed', 'failed', 'processing', 'unclear', 'never_sent', 'no_answer']),
  /** Why it failed, in the retailer's own code. */
  code: z.string().nullable(),
});
export type StoreAnswer = z.infer<typeof StoreAnswer>;
