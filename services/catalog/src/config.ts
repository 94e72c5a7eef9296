import { parseEnvironment, ServiceEnvironment } from '@wishbow/service/service-environment';
import * as z from 'zod';

const CatalogEnvironment = ServiceEnvironment.extend({
  /** Where the retailer's API answers, without its version: Zinc itself, or the sandbox. */
  RETAILER_URL: z.url().default('https://api.zinc.io'),
  RETAILER_TOKEN: z.string().min(1),
  /** Where customers' reviews are told: none are shown where nobody is named. */
  REVIEWS_URL: z.url().optional(),
  REVIEWS_TOKEN: z.string().default(''),
  /** The one internal address below which links may be pulled: the sandbox's shop, and nothing in production. */
  OPEN_SHOP_URL: z.url().optional(),
  /** The shop that catalogue links lead to. */
  SHOP_URL: z.url().default('https://www.amazon.com'),
  /** Our one partner tag, on every catalogue link. */
  AFFILIATE_TAG: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('wishbow-20'),
});
export type CatalogConfig = z.infer<typeof CatalogEnvironment>;

/** @throws Error naming every variable that is missing or wrong. */
export const readConfig = (env: Record<string, string | undefined>): CatalogConfig =>
  parseEnvironment(CatalogEnvironment, env);
