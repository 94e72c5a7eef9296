import type { ServiceName } from '@wishbow/contracts/service-names';
import type { ProcessFigures } from '@wishbow/contracts/site-health';
import type { RequestHandler, Response } from 'express';
import type { Connection } from 'mongoose';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type BacklogSource, outboxBacklog } from './figures/backlogs.ts';
import { groupOf } from './figures/call-groups.ts';
import { processFigures } from './figures/process-figures.ts';
import { recentCalls } from './figures/recent-calls.ts';
import { observeDatabase, showBacklogs, showBreakers, showStreams } from './figures/scraped-figures.ts';
import type { ReadinessChecks } from './health.ts';
import { routeOfRequest } from './tracing/trace-requests.ts';

export interface MetricsOptions {
  readonly readiness: ReadinessChecks;
  /** The service's own database, with its outbox; undefined for a process that has none. */
  readonly connection?: Connection | undefined;
  /** What else waits there. */
  readonly backlogs?: readonly BacklogSource[];
  /** How many streams of live events are open, in a process that has them. */
  readonly countStreams?: () => number;
  /** Hears of figures that could not be read. */
  readonly report: (error: unknown) => void;
}

/** What one process tells of itself: to Prometheus at `/metrics`, and to the page of the admin area by its figures. */
export function createMetrics(
  name: ServiceName,
  { readiness, connection, backlogs = [], countStreams, report }: MetricsOptions,
): {
  registry: Registry;
  measure: RequestHandler;
  expose: RequestHandler;
  readFigures: () => Promise<ProcessFigures>;
} {
  const registry = new Registry();
  registry.setDefaultLabels({ service: name });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const calls = recentCalls();
  const waiting = [...(connection ? [outboxBacklog(connection)] : []), ...backlogs];
  showBacklogs(registry, waiting, report);
  showBreakers(registry, name);
  if (connection) observeDatabase(registry, connection);
  if (countStreams) showStreams(registry, countStreams);
  return {
    registry,
    measure: (request, response, next) => {
      const startedAt = performance.now();
      response.on('finish', () => {
        // A stream lasts as long as its page is open: that is not how long an answer takes.
        if (isStream(response)) return;
        const durationMs = performance.now() - startedAt;
        const route = routeOfRequest(request);
        durations.observe({ method: request.method, route, status: response.statusCode }, durationMs / 1_000);
        calls.note(groupOf(route), durationMs, response.statusCode >= 500);
      });
      next();
    },
    expose: async (_request, response) => {
      response.type(registry.contentType).send(await registry.metrics());
    },
    readFigures: () =>
      processFigures({ name, calls, backlogs: waiting, readiness, ...(countStreams && { countStreams }) }),
  };
}

const isStream = (response: Response): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
