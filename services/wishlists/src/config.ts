import { parseEnvironment, ServiceEnvironment } from '@wishbow/service/service-environment';

export type WishlistsConfig = ServiceEnvironment;

/** @throws Error naming every variable that is missing or wrong. */
export const readConfig = (env: Record<string, string | undefined>): WishlistsConfig =>
  parseEnvironment(ServiceEnvironment, env);
