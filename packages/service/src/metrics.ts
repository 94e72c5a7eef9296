import type { ServiceName } from '@wishbow/contracts/service-names';
import type { ProcessFigures } from '@wishbow/contracts/site-health';
import type { RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type BacklogSource, outboxBacklog } from './figures/backlogs.ts';
import { measureCalls } from './figures/measure-calls.ts';
import { processFigures } from './figures/process-figures.ts';
import { observeDatabase, showBacklogs, showBreakers, showStreams } from './figures/scraped-figures.ts';
import type { ReadinessChecks } from './health.ts';

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
  noteRefusal: (method: string, status: number) => void;
  expose: RequestHandler;
  readFigures: () => Promise<ProcessFigures>;
} {
  const registry = new Registry();
  registry.setDefaultLabels({ service: name });
  collectDefaultMetrics({ register: registry });
  const { measure, noteRefusal, calls } = measureCalls(registry);
  const waiting = [...(connection ? [outboxBacklog(connection)] : []), ...backlogs];
  showBacklogs(registry, waiting, report);
  showBreakers(registry, name);
  if (connection) observeDatabase(registry, connection);
  if (countStreams) showStreams(registry, countStreams);
  return {
    registry,
    measure,
    noteRefusal,
    expose: async (_request, response) => {
      response.type(registry.contentType).send(await registry.metrics());
    },
    readFigures: () =>
      processFigures({ name, calls, backlogs: waiting, readiness, ...(countStreams && { countStreams }) }),
  };
}
