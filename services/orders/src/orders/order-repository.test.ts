import { WishId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { buildIndexes, type Connection, connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { settleFailed } from '../fulfilment/settle-failed.ts';
import { createStripe } from '../payments/stripe-client.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { registerModels } from '../register-models.ts';
import { anOrder } from '../testing/an-order.ts';
import { addOrder, decideOutcome, findOrder, moveOrder, noteRetailerRequest } from './order-repository.ts';

/** Engine and database share the cores of a small machine. */
jest.setTimeout(60_000);

const now = new Date('2026-11-28T12:00:00Z');
/** As a worker saw it that was paused while the order failed and its buyer tried it again. */
const stale = anOrder({ state: 'processing', attempt: 1, paymentIntentId: null, retailerRequestId: null });
const WISH = WishId.parse('64d000000000000000000001');
const current = { ...stale, attempt: 2 };

let engine: Awaited<ReturnType<typeof startTestDatabase>>;
let connection: Connection;

beforeAll(async () => {
  engine = await startTestDatabase();
  connection = await connectMongo(engine.url, 'orders');
  registerModels(connection);
  await buildIndexes(connection);
  await addOrder(connection, current);
});
afterAll(async () => {
  await connection.close();
  await engine.stop();
});
afterEach(async () => {
  expect(await findOrder(connection, current._id)).toMatchObject({
    state: 'processing',
    attempt: 2,
    retailerRequestId: null,
    retailerOutcome: null,
  });
});

test('who was paused during the first attempt does not move the second one', async () => {
  expect(await moveOrder(connection, stale, { to: 'failed', now })).toBeUndefined();
});

test('the name of the first request is not taken for that of the second one', async () => {
  await noteRetailerRequest(connection, stale, 'request-1');
});

test('what the retailer decided about the first attempt decides nothing about the second one', async () => {
  expect(await decideOutcome(connection, stale, { kind: 'failed', code: 'internal_error' })).toBeUndefined();
});

test('the units of the second attempt are not given back with the first one', async () => {
  const call: Call = () => Promise.reject(new Error('The units were touched'));
  const payments = stripePayments(createStripe('sk_test', undefined), 'whsec');
  const deps = { connection, call, payments, now: () => now, pass: () => undefined };
  const [line] = stale.lines;
  if (!line) throw new Error('There is nothing in this order');
  const ofWish = { ...stale, lines: [{ ...line, wishId: WISH }] };

  expect(await settleFailed(deps, ofWish, { kind: 'failed', code: 'internal_error' })).toBeNull();
});

test.each([
  ['what waits for a decision', { state: 'unknown' }, { createdAt: 1 }, 'state_1_createdAt_1'],
  ['the newest orders', {}, { createdAt: -1, _id: -1 }, 'createdAt_1__id_1'],
  ['the dearest orders', {}, { 'quote.subtotalCents': -1, _id: -1 }, 'quote.subtotalCents_1__id_1'],
  ['what somebody is given', { recipientId: '64b000000000000000000001' }, {}, 'recipientId_1_createdAt_-1'],
  ['what goes to somebody', { 'shipTo.userId': '64b000000000000000000001' }, {}, 'shipTo.userId_1'],
])('%s are found without reading every order', async (_, filter, sort, indexName) => {
  const explained = await connection.db?.command({ explain: { find: 'orders', filter, sort, limit: 25 } });
  expect(JSON.stringify(explained)).toContain(`"indexName":"${indexName}"`);
});
