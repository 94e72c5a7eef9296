import type { OrdersConfig } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { createStripe } from './payments/stripe-client.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { zincOrdering } from './retailer/zinc-retailer.ts';
import { retailerWebhookUrl } from './webhooks/retailer-webhook-key.ts';

/** The companies that take the money and ship the parcels. */
export const partners = (config: OrdersConfig): Pick<Dependencies, 'payments' | 'retailer'> => ({
  payments: stripePayments(createStripe(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL), config.STRIPE_WEBHOOK_SECRET),
  retailer: zincOrdering({
    baseUrl: config.RETAILER_URL,
    token: config.RETAILER_TOKEN,
    phone: config.RETAILER_PHONE,
    webhookUrl: retailerWebhookUrl(config.PUBLIC_URL, config.INTERNAL_SECRET),
  }),
});
