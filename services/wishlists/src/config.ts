import { parseEnvironment, portOf, ServiceEnvironment } from '@wishbow/service/service-environment';
import * as z from 'zod';

const WishlistsEnvironment = ServiceEnvironment.extend({
  SEED_DEMO: z.stringbool().default(false),
});

export type WishlistsConfig = z.infer<typeof WishlistsEnvironment> & { readonly port: number };

/** @throws Error naming every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): WishlistsConfig {
  const parsed = parseEnvironment(WishlistsEnvironment, env);
  return { ...parsed, port: portOf(parsed.WISHLISTS_URL) };
}
