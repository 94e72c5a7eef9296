import * as z from 'zod';
import { OwnContribution } from './custom-gifts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Order } from './orders.ts';
import { PaymentName, PaymentRefusal } from './payments.ts';
import { Problem } from './problem.ts';

/** Payments that a bank asks the card's holder about (3-D Secure). */
export const paymentsContract = {
  /**
   * Goes on once the holder has answered their bank; the card processor is asked what they said. May be called again, from
   * any tab: what is decided stays decided.
   */
  confirmPayment: defineEndpoint({
    id: 'confirmPayment',
    method: 'POST',
    path: '/api/confirmPayment',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({
      payment: PaymentName,
      /** They have turned away from the question: unless the bank has agreed, everything is given back at once. */
      gives_up: z.boolean().default(false),
    }),
    responses: {
      /** What the checkout would have answered: its orders, or the contribution. */
      200: z.object({ orders: z.array(Order), contribution: OwnContribution.nullable() }),
      /** Declined or given up, or the next question: each parcel of a cart is a payment of its own. */
      402: PaymentRefusal,
      403: Problem,
      404: Problem,
      /** `in_progress`, or what keeps a fund from taking the contribution. */
      409: Problem,
      503: Problem,
    },
  }),
};
