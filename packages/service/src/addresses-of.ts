import type { ServiceName } from '@wishbow/contracts/service-names';
import type { ServiceEnvironment } from './service-environment.ts';

/** The addresses of all our processes, by name. */
export const addressesOf = (env: ServiceEnvironment): Readonly<Record<ServiceName, string>> => ({
  accounts: env.ACCOUNTS_URL,
  social: env.SOCIAL_URL,
  wishlists: env.WISHLISTS_URL,
  catalog: env.CATALOG_URL,
  orders: env.ORDERS_URL,
  bff: env.BFF_URL,
});
