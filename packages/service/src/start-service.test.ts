import { DomainEventPayloads } from '@wishbow/contracts/domain-events';
import { SERVICE_NAMES } from '@wishbow/contracts/service-names';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { failingChecks } from './health.ts';
import { listen } from './listen.ts';
import { startLoop } from './loop.ts';
import { type Connection, inTransaction } from './mongo/connection.ts';
import { recordEvent } from './outbox/record-event.ts';
import { parseEnvironment, ServiceEnvironment } from './service-environment.ts';
import { type Foundation, startService } from './start-service.ts';

const AWAY = 'http://127.0.0.1:9';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const environment = (changes: Record<string, string> = {}): ServiceEnvironment =>
  parseEnvironment(ServiceEnvironment, {
    LOG_LEVEL: 'silent',
    MONGODB_URL: database.url,
    INTERNAL_SECRET: 'a secret of at least thirty-two bytes',
    ...Object.fromEntries(SERVICE_NAMES.map((name) => [`${name.toUpperCase()}_URL`, AWAY])),
    CATALOG_URL: 'http://127.0.0.1:0',
    ...changes,
  });

/** A catalogue that only says what happened to it, in order. */
async function startRecorded(changes: Record<string, string> = {}) {
  const happened: string[] = [];
  const note = async (event: string) => void happened.push(event);
  const service = await startService('catalog', environment(changes), ({ logger }) => ({
    app: (_request, response) => response.end('here'),
    prepare: () => note('prepared'),
    seedDemo: () => note('seeded'),
    startLoops: () => [
      startLoop({ name: 'dusting', idleMs: 60_000, logger, work: () => note('works').then(() => false) }),
    ],
  }));
  return { service, happened };
}

test('a service is prepared, then seeded, then works and answers', async () => {
  const { service, happened } = await startRecorded({ SEED_DEMO: 'true' });
  expect(await (await fetch(service.url)).text()).toBe('here');
  expect(happened).toEqual(['prepared', 'seeded', 'works']);
  await service.stop();
  await expect(fetch(service.url)).rejects.toThrow('fetch failed');
});

test('where nobody asks for the demo, nobody is invented', async () => {
  const { service, happened } = await startRecorded();
  await service.stop();
  expect(happened).toEqual(['prepared', 'works']);
});

test('what a service recorded before it opened is told to those who listen', async () => {
  const told = Promise.withResolvers<string | undefined>();
  const social = await listen((request, response) => {
    told.resolve(request.url);
    response.end();
  }, 0);
  const service = await startService('catalog', environment({ SOCIAL_URL: social.url }), (foundation) => ({
    app: (_request, response) => response.end(),
    prepare: () => recordShipment(foundation),
  }));
  expect(await told.promise).toBe('/internal/events');
  await service.stop();
  await social.stop();
});

test('a service whose port is taken leaves no connection behind', async () => {
  const stranger = await listen((_request, response) => response.end(), 0);
  let connection: Connection | undefined;
  const start = startService('catalog', environment({ CATALOG_URL: stranger.url }), (foundation) => {
    connection = foundation.connection;
    return { app: (_request, response) => response.end() };
  });
  await expect(start).rejects.toThrow('EADDRINUSE');
  expect(connection?.readyState).toBe(0);
  await stranger.stop();
});

test('whoever asks whether a service is ready soon hears of a database that hangs', async () => {
  const hangs = () => new Promise<never>(() => undefined);
  const checks = { mongo: hangs, cards: () => Promise.reject(new Error('away')), mail: async () => 'here' };
  expect(await failingChecks(checks, 5)).toEqual(['mongo', 'cards']);
});

const shipment = DomainEventPayloads['orders.order_shipped'].parse({
  orderId: '1'.repeat(24),
  wishId: '2'.repeat(24),
  buyerId: '3'.repeat(24),
  recipientId: '4'.repeat(24),
  title: 'Cast teapot',
  image: null,
});

const recordShipment = ({ connection, now }: Foundation): Promise<void> =>
  inTransaction(connection, (session) =>
    recordEvent(connection, session, {
      type: 'orders.order_shipped',
      aggregateId: shipment.orderId,
      payload: shipment,
      now: now(),
    }),
  );
