import { parseEnvironment, portOf, ServiceEnvironment } from '@wishbow/service/service-environment';
import * as z from 'zod';

const CatalogEnvironment = ServiceEnvironment.extend({
  /** Where the retailer's API answers, without its version: Zinc itself, or the sandbox. */
  RETAILER_URL: z.url().default('https://api.zinc.io'),
  RETAILER_TOKEN: z.string().min(1),
  /** The shop that catalogue links lead to. */
  SHOP_URL: z.url().default('https://www.amazon.com'),
  /** Our one partner tag, on every catalogue link. */
  AFFILIATE_TAG: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('wishbow-20'),
  SEED_DEMO: z.stringbool().default(false),
});

export type CatalogConfig = z.infer<typeof CatalogEnvironment> & { readonly port: number };

/** @throws Error naming every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): CatalogConfig {
  const parsed = parseEnvironment(CatalogEnvironment, env);
  return { ...parsed, port: portOf(parsed.CATALOG_URL) };
}
