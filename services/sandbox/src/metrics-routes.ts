import { measureCalls } from '@wishbow/service/figures/measure-calls';
import { FIGURES_PATH, processFigures } from '@wishbow/service/figures/process-figures';
import { scraperOnly } from '@wishbow/service/scraper-only';
import { Router } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from './database/database.ts';

/**
 * What the sandbox tells of itself, as the services do: to the page of the admin area, and to Prometheus by its token, since
 * browsers reach this port, too.
 */
export function metricsRoutes(database: Database, token: string | undefined): Router {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'sandbox' });
  collectDefaultMetrics({ register: registry });
  const { measure, calls } = measureCalls(registry);
  const readiness = { mongo: () => database.ping() };

  const router = Router();
  const metrics = scraperOnly(token, async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  router.use(metrics);
  router.get(FIGURES_PATH, async (_request, response) => {
    response.json(await processFigures({ name: 'sandbox', calls, backlogs: [], readiness }));
  });
  router.use(measure);
  return router;
}
