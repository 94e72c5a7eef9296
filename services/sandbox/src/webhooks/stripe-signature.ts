import { createHmac } from 'node:crypto';

/**
 * The value of the `Stripe-Signature` header for a message sent at `sentAt`.
 * Source: docs.stripe.com/webhooks, "Verify webhook signatures manually".
 */
export const stripeSignature = (body: string, secret: string, sentAt: Date): string => {
  const seconds = Math.floor(sentAt.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
};
