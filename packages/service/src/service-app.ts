import type { ServiceName } from '@wishbow/contracts/service-names';
import { problemHandler, unknownCall } from '@wishbow/http/problem-handler';
import express, { type Express, type Router } from 'express';
import type { Connection } from 'mongoose';
import type { BacklogSource } from './figures/backlogs.ts';
import { FIGURES_PATH } from './figures/process-figures.ts';
import { healthz, type ReadinessChecks, readyz } from './health.ts';
import { readIdentity } from './identity/read-identity.ts';
import type { Logger } from './logging/logger.ts';
import { requestLog } from './logging/request-log.ts';
import { createMetrics } from './metrics.ts';
import { restingDatabase } from './mongo/resting-database.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { unansweredPeers } from './unanswered-peers.ts';

export interface ServiceAppOptions {
  readonly name: ServiceName;
  readonly logger: Logger;
  readonly internalSecret: string;
  readonly readiness: ReadinessChecks;
  /** The database with the service's outbox. */
  readonly connection?: Connection;
  /** What waits there beside events. */
  readonly backlogs?: readonly BacklogSource[];
  /** Routers made with `implement`, and the one that receives events. */
  readonly routers: readonly Router[];
}

/** The frame around the routers of every service: ids, logs, metrics, health, identity, and one shape of error. */
export function createServiceApp(options: ServiceAppOptions): Express {
  const { name, logger, internalSecret, readiness, connection, backlogs = [], routers } = options;
  const app = express();
  const report = (error: unknown) => logger.warn({ err: error }, 'figures could not be read');
  const metrics = createMetrics(name, { readiness, connection, backlogs, report });
  app.disable('x-powered-by');
  app.set('etag', false);
  // One hop: the BFF says whom it forwards, wherever it runs. Ports of services are not open to the world.
  app.set('trust proxy', 1);
  app.use(traceRequests(name), requestLog(logger), metrics.measure);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(readiness));
  app.get('/metrics', metrics.expose);
  app.get(FIGURES_PATH, async (_request, response) => {
    response.json(await metrics.readFigures());
  });
  app.use(readIdentity(name, internalSecret));
  for (const router of routers) app.use(router);
  app.use(unknownCall);
  app.use(unansweredPeers((error, requestId) => logger.warn({ err: error, requestId }, 'a peer gave no answer')));
  app.use(restingDatabase((error, requestId) => logger.warn({ err: error, requestId }, 'the database gave no answer')));
  app.use(problemHandler((error, requestId) => logger.error({ err: error, requestId }, 'request failed')));
  return app;
}
