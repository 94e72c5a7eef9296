import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { implement } from '@wishbow/http/implement';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import mongoose from 'mongoose';
import { listen } from '../listen.ts';
import { createLogger } from '../logging/logger.ts';
import { createServiceApp } from '../service-app.ts';
import { inTransaction } from './connection.ts';
import { isDatabaseOut } from './resting-database.ts';

const internalSecret = 'a secret of more than thirty-two characters';
const PATIENCE = { serverSelectionTimeoutMS: 200, heartbeatFrequencyMS: 500, directConnection: true };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** A cable to the database that can be cut, as if its server were killed. */
async function startCable() {
  const ends = new Set<Socket>();
  const { hostname, port } = new URL(database.url);
  const cable = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) ends.add(end.on('error', () => end.destroy()));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(cable, 'listening');
  const address = cable.address();
  return {
    url: `mongodb://127.0.0.1:${typeof address === 'object' && address?.port}/resting`,
    cut: () => {
      cable.close();
      for (const end of ends) end.destroy();
    },
  };
}

/** A service that does this with its database before it answers. */
async function startDoing(work: (connection: mongoose.Connection) => Promise<unknown>) {
  const cable = await startCable();
  const connection = mongoose.createConnection(cable.url, PATIENCE);
  await connection.asPromise();
  const router = implement(
    { refreshWishlist: wishlistsContract.refreshWishlist },
    {
      refreshWishlist: async () => {
        await work(connection);
        return { status: 404, body: { code: 'not_found', message: 'No such list' } };
      },
    },
  );
  const logger = createLogger('test', 'silent');
  const app = createServiceApp({ name: 'wishlists', logger, internalSecret, readiness: {}, routers: [router] });
  const server = await listen(app, 0);
  return {
    killDatabase: cable.cut,
    refresh: () =>
      fetch(`${server.url}/api/refreshWishList`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ wishListId: '5'.repeat(24) }),
      }),
    stop: async () => {
      await server.stop();
      await connection.close(true);
      cable.cut();
    },
  };
}

test.each([
  ['reads', (connection: mongoose.Connection) => connection.collection('lists').findOne({})],
  ['writes', (connection: mongoose.Connection) => connection.collection('lists').insertOne({ name: 'Studio' })],
  [
    'writes in a transaction',
    (connection: mongoose.Connection) =>
      inTransaction(connection, (session) => connection.collection('lists').insertOne({ name: 'Trips' }, { session })),
  ],
])('whoever %s while the database is killed is asked to try again', async (_, work) => {
  const service = await startDoing(work);
  expect((await service.refresh()).status).toBe(404);
  service.killDatabase();
  const refused = await service.refresh();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ code: 'temporarily_unavailable' });
  await service.stop();
});

test('a fault that an outage lies behind counts as one; a broken rule of the database is a fault of ours', () => {
  const outage = new mongoose.mongo.MongoNetworkError('connection 3 to 127.0.0.1:27017 closed');
  expect(isDatabaseOut(new Error('The cart could not be read', { cause: outage }))).toBe(true);
  const steppedDown = new mongoose.mongo.MongoServerError({ message: 'not primary', code: 10_107 });
  expect(isDatabaseOut(steppedDown)).toBe(false);
  steppedDown.addErrorLabel('RetryableWriteError');
  expect(isDatabaseOut(steppedDown)).toBe(true);
  expect(isDatabaseOut(new mongoose.mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11_000 }))).toBe(
    false,
  );
});
