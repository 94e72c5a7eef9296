import { parseEnvironment, ServiceEnvironment } from '@wishbow/service/service-environment';

export type GizmosConfig = ServiceEnvironment;

/** @throws Error naming every variable that is missing or wrong. */
export const readConfig = (env: Record<string, string | undefined>): GizmosConfig =>
  parseEnvironment(ServiceEnvironment, env);
