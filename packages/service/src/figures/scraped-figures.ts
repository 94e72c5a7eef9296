import type { ServiceName } from '@wishbow/contracts/service-names';
import type { Backlog } from '@wishbow/contracts/site-health';
import type { Connection } from 'mongoose';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { watchOperations } from '../tracing/mongo-operations.ts';
import type { BacklogSource } from './backlogs.ts';
import { breakersOf } from './known-breakers.ts';

/** How long the database takes, as this process sees it. Labels are our own collections and kinds of operation. */
export function observeDatabase(registry: Registry, connection: Connection): void {
  const seconds = new Histogram({
    name: 'mongo_operation_duration_seconds',
    help: 'Duration of operations on the database, from the question until the answer.',
    labelNames: ['operation', 'collection'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
    registers: [registry],
  });
  watchOperations(connection.name, (operation, collection, duration) =>
    seconds.observe({ operation, collection }, duration),
  );
}

/** Read once at each scrape. A database that does not answer has no figures, and everything else is told all the same. */
export function showBacklogs(
  registry: Registry,
  sources: readonly BacklogSource[],
  report: (error: unknown) => void,
): void {
  const readOnce = sharedRead(sources, report);
  const show = (name: string, help: string, figureOf: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const backlogs = await readOnce();
        this.reset();
        for (const backlog of backlogs) this.set({ queue: backlog.queue }, figureOf(backlog));
      },
    });
  show('work_waiting', 'What waits beside the requests; `outbox` are events to deliver.', ({ waiting }) => waiting);
  show('work_oldest_seconds', 'How long the oldest has been due.', ({ oldest_seconds: seconds }) => seconds ?? 0);
  show('work_given_up', 'What nobody tries any more.', ({ given_up: count }) => count);
}

/** All figures of one scrape are asked for at the same moment: they share one reading. */
function sharedRead(sources: readonly BacklogSource[], report: (error: unknown) => void): () => Promise<Backlog[]> {
  let reading: Promise<Backlog[]> | undefined;
  const read = async () => {
    const now = new Date();
    const results = await Promise.allSettled(sources.map((source) => source.read(now)));
    for (const result of results) if (result.status === 'rejected') report(result.reason);
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  };
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

export function showBreakers(registry: Registry, name: ServiceName): void {
  new Gauge({
    name: 'circuit_breaker_open',
    help: '1 while somebody who has not answered is left alone.',
    labelNames: ['to'],
    registers: [registry],
    collect() {
      for (const { to, is_open: isOpen } of breakersOf(name)) this.set({ to }, isOpen ? 1 : 0);
    },
  });
}

export function showStreams(registry: Registry, countStreams: () => number): void {
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of live events.',
    registers: [registry],
    collect() {
      this.set(countStreams());
    },
  });
}
