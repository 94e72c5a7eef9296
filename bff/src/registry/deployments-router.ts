import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import { Router } from 'express';
import { gateRoutes } from './gate-routes.ts';
import { readDeployer } from './read-deployer.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { deploymentRoutes } from './routes.ts';

const NO_REGISTRY = problem('no_registry', 'This site shows what its checkout is built to: nothing is deployed to it.');

/** Everything under `/api/deployments`: it knows the deploy token and no sessions. */
export function deploymentsRouter(token: string | undefined, registry: RegistryDeps | undefined): Router {
  const router = Router();
  router.use('/api/deployments', readDeployer(token));
  if (registry) router.use(deploymentRoutes(registry), gateRoutes(registry));
  else router.use('/api/deployments', (_request, response) => sendProblem(response, 503, NO_REGISTRY));
  return router;
}
