import { sendProblem } from '@wishbow/http/problem-handler';
import { Router } from 'express';
import { gateRoutes } from './gate-routes.ts';
import { NO_REGISTRY } from './no-registry.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { deploymentRoutes } from './routes.ts';

/** What is done with the registry under `/api/deployments`, where the deploy token is known and no session. */
export function deploymentsRouter(registry: RegistryDeps | undefined): Router {
  const router = Router();
  if (registry) router.use(deploymentRoutes(registry), gateRoutes(registry));
  else router.use('/api/deployments', (_request, response) => sendProblem(response, 503, NO_REGISTRY));
  return router;
}
