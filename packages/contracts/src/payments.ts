import * as z from 'zod';
import { Problem } from './problem.ts';
import { Instant, OrderId } from './wire-types.ts';

/** What is paid for: one gift, everything in a cart, or something chipped in to a fund. */
export const PaidFor = z.enum(['order', 'cart', 'contribution']);

/** Names a payment that is under way: what it is for, and the id that has. */
export const PaymentName = z.strictObject({ kind: PaidFor, id: OrderId });

/**
 * A payment that its card's bank wants the holder to confirm. Told to the buyer alone; what they buy stays reserved for
 * them until `expires_at`.
 */
export const PaymentToConfirm = z.object({
  ...PaymentName.shape,
  /** Lets the card processor's own script ask the holder. Good for this one payment, and for nothing but confirming it. */
  client_secret: z.string(),
  /** The bank's page by itself, where the processor names one: the sandbox does. */
  url: z.url().nullable(),
  expires_at: Instant,
});
export type PaymentToConfirm = z.infer<typeof PaymentToConfirm>;

/**
 * 402: `card_declined`; or `authentication_required`, with `payment` where the holder can confirm it now and `confirmPayment`
 * goes on, without it where another card is needed.
 */
export const PaymentRefusal = Problem.extend({ payment: PaymentToConfirm.optional() });
