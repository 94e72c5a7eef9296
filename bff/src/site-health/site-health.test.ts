import type { ProcessFigures } from '@wishbow/contracts/site-health';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { connectMongo } from '@wishbow/service/mongo/connection';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { createServiceApp } from '@wishbow/service/service-app';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { Router } from 'express';
import { Registry } from 'prom-client';
import { composeSiteHealth } from './compose-site-health.ts';
import { showDatastores } from './datastore-metrics.ts';

const SECRET = 'a secret of at least thirty-two bytes';

const own: ProcessFigures = {
  build: 'checkout',
  started_at: '2026-11-28T10:00:00.000Z',
  memory_bytes: 1,
  heap_bytes: 1,
  loop_delay_ms: 1,
  missing: [],
  window_seconds: 300,
  calls: [],
  backlogs: [],
  breakers: [],
  live_streams: 0,
};

/** Ten minutes of a datastore. */
const use = { uptimeSeconds: 600, memoryBytes: 1_048_576, commands: 31 };

/** An event that nobody has taken, tried `deadAt` long ago for the last time. */
const waitingEvent = (id: string, deadAt: Date | null) => ({
  id,
  type: 'social.comment_tags_changed' as const,
  aggregateId: id,
  sequence: 1,
  occurredAt: '2026-11-28T10:00:00.000Z',
  payload: {},
  waitingFor: ['wishlists' as const],
  attempts: 1,
  nextAttemptAt: new Date(0),
  deadAt,
  lastError: null,
});

/** A service with its database, which fails one call of two. */
async function runningOrders() {
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'orders');
  await outboxModel(connection).create([waitingEvent('a', null), waitingEvent('b', new Date(0))]);
  const router = Router();
  router.get('/api/cart/:id', (request, response) => {
    response.status(request.params.id === 'bad' ? 500 : 200).json({});
  });
  const app = createServiceApp({
    name: 'orders',
    logger: createLogger('orders', 'silent'),
    internalSecret: SECRET,
    readiness: { mongo: async () => undefined, cards: () => Promise.reject(new Error('away')) },
    connection,
    backlogs: [{ queue: 'mails', read: async () => ({ queue: 'mails', waiting: 2, oldest_seconds: 7, given_up: 1 }) }],
    routers: [router],
  });
  const server = await listen(app, 0);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await connection.close();
      await engine.stop();
    },
  };
}

test('an admin sees every process: how one is doing, and that those are down which are away', async () => {
  const orders = await runningOrders();
  for (const id of ['good', 'bad']) await fetch(`${orders.url}/api/cart/${id}`);
  const failures: unknown[] = [];

  const processes = await composeSiteHealth({
    services: { orders: orders.url, accounts: 'http://127.0.0.1:9' },
    datastores: { database: async () => use, redis: () => Promise.reject(new Error('away')) },
    readOwnFigures: async () => own,
    report: (error) => failures.push(error),
    deadlineMs: 20_000,
  });
  const scrape = async () => (await fetch(`${orders.url}/metrics`)).text();
  await scrape();
  const metrics = await scrape();
  await orders.stop();

  expect(processes).toMatchObject([
    { name: 'bff', is_up: true, figures: own },
    {
      name: 'orders',
      is_up: true,
      figures: { missing: ['cards'], calls: [{ group: '/api/cart', count: 2, errors: 1 }], backlogs: [] },
    },
    { name: 'accounts', is_up: false, figures: null },
    { name: 'database', is_up: true, figures: null, datastore: { memory_bytes: 1_048_576, commands: 31 } },
    { name: 'redis', is_up: false, figures: null },
  ]);
  expect(failures).toHaveLength(2);
  expect(metrics).toContain('work_waiting{queue="outbox",service="orders"} 1');
  expect(metrics).toContain('work_given_up{queue="outbox",service="orders"} 1');
  expect(metrics).toContain('work_oldest_seconds{queue="mails",service="orders"} 7');
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{[^}]*method="GET",route="\/api\/cart\/:id",status="500"/,
  );
  expect(metrics).toMatch(
    /mongo_operation_duration_seconds_count\{[^}]*operation="countDocuments",collection="outbox"/,
  );
});

test('a process that hangs is down, and keeps nobody waiting for the others', async () => {
  const hung = await listen(() => undefined, 0);
  const failures: unknown[] = [];
  const processes = await composeSiteHealth({
    services: { social: hung.url },
    datastores: { database: () => new Promise<never>(() => undefined) },
    readOwnFigures: async () => own,
    report: (error) => failures.push(error),
    deadlineMs: 50,
  });
  await hung.stop();

  expect(processes).toEqual([
    { name: 'bff', is_up: true, figures: own },
    { name: 'social', is_up: false, figures: null },
    { name: 'database', is_up: false, figures: null },
  ]);
  expect(failures).toHaveLength(2);
});

test('a scraper hears of everything else while the database hangs, and each datastore is asked once a scrape', async () => {
  const registry = new Registry();
  const asked: string[] = [];
  const failures: unknown[] = [];
  const datastores = {
    database: () => {
      asked.push('database');
      return new Promise<never>(() => undefined);
    },
    redis: async () => {
      asked.push('redis');
      return use;
    },
  };
  showDatastores(registry, datastores, (error) => failures.push(error), 50);
  const told = await registry.metrics();

  expect(told).toContain('# TYPE datastore_commands_total counter\ndatastore_commands_total{datastore="redis"} 31');
  expect(told).toContain('datastore_uptime_seconds{datastore="redis"} 600');
  expect(told).not.toContain('datastore="database"');
  expect(asked).toEqual(['database', 'redis']);
  expect(failures).toHaveLength(1);
  await registry.metrics();
  expect(asked).toEqual(['database', 'redis', 'database', 'redis']);
  expect(await registry.getSingleMetricAsString('datastore_commands_total')).toContain('{datastore="redis"} 31');
});
