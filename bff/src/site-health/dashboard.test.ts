import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from '@wishbow/service/metrics';
import mongoose from 'mongoose';
import * as z from 'zod';
import { partHealthMetrics } from '../part-health/part-health-metrics.ts';
import { showDatastores } from './datastore-metrics.ts';

const FILE = '../../../packages/tooling/docker/observability/grafana/dashboards/wishbow.json';
const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

/** Words of the language of queries; `up` is what Prometheus itself says of a process. */
const LANGUAGE = ['sum', 'by', 'rate', 'histogram_quantile', 'topk', 'up'];

/** The names that a query asks for: without labels, spans of time, and what stands in `by (...)`. */
const metricsIn = (query: string): string[] =>
  query
    .replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
    .match(/[a-z_]{2,}[a-z0-9_]*/g)
    ?.filter((word) => !LANGUAGE.includes(word)) ?? [];

test('the dashboard of Grafana asks for nothing that no process tells', async () => {
  const { panels } = Dashboard.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, FILE), 'utf8')));
  const { registry } = createMetrics('bff', {
    readiness: {},
    connection: mongoose.createConnection(),
    countStreams: () => 0,
    report: () => undefined,
  });
  partHealthMetrics(registry);
  showDatastores(registry, {}, () => undefined);
  const told = registry.getMetricsAsArray().map(({ name }) => name);

  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(new Set(asked).size).toBeGreaterThan(12);
  expect(asked.filter((name) => !told.includes(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
});
