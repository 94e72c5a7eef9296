import { parseEnvironment, ServiceEnvironment } from '@wishbow/service/service-environment';
import * as z from 'zod';
import { FAILPOINTS } from './failpoints.ts';

const milliseconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const OrdersEnvironment = ServiceEnvironment.extend({
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Where the card processor answers, when it is not Stripe itself. */
  STRIPE_API_URL: z.url().optional(),
  RETAILER_TOKEN: z.string().min(1),
  RETAILER_URL: z.url().default('https://api.zinc.io'),
  /** The number the carrier calls about a parcel: ours, because we ask nobody for theirs. */
  RETAILER_PHONE: z.string().default('5551230000'),
  /** How often the worker looks for orders that are due, when nothing wakes it. */
  ORDER_POLL_MS: milliseconds(1_000),
  /** How often an order is looked up at the retailer until it is placed; webhooks make it sooner. */
  ORDER_RETAILER_POLL_MS: milliseconds(5_000),
  /** How often an order is looked up that nobody is sure about, is called back or sent back. */
  ORDER_TRACKING_POLL_MS: milliseconds(15_000),
  /** How often a placed order is asked for its parcel, should no message tell of it: it is on its way for days. */
  ORDER_PARCEL_POLL_MS: milliseconds(300_000),
  /** For how long one process has an order to itself. Longer than one step takes; a crash costs this much time. */
  ORDER_LEASE_MS: milliseconds(20_000),
  /** Tests only: the process kills itself at this point. */
  FAILPOINT: z.enum(FAILPOINTS).optional(),
}).refine((env) => env.FAILPOINT === undefined || env.NODE_ENV !== 'production', {
  path: ['FAILPOINT'],
  message: 'Failpoints are not for production',
});
export type OrdersConfig = z.infer<typeof OrdersEnvironment>;

/** @throws Error naming every variable that is missing or wrong. */
export const readConfig = (env: Record<string, string | undefined>): OrdersConfig =>
  parseEnvironment(OrdersEnvironment, env);
