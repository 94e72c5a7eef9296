import type { ServiceName } from '@wishbow/contracts/service-names';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Router } from 'express';

export const INTERNAL_SECRET = 'a secret that only these tests know of';

/** Another service on a free port, with the real frame: identities are verified, contracts parse in and out. */
export const startFakeService = (name: ServiceName, ...routers: Router[]): Promise<Running> => {
  const logger = createLogger(name, 'silent');
  return listen(createServiceApp({ name, logger, internalSecret: INTERNAL_SECRET, readiness: {}, routers }), 0);
};
