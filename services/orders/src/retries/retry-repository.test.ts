import { OrderId } from '@wishbow/contracts/wire-types';
import { connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { orderModel } from '../orders/order-model.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { claimRetry } from './retry-repository.ts';

const LEASE = { now: new Date('2026-11-28T12:00:00Z'), leaseMs: 20_000 };

test('a buyer who retries is too late once the store has told that it placed the order, until it is called back', async () => {
  const database = await startTestDatabase();
  const connection = await connectMongo(database.url, 'orders');
  const orders = orderModel(connection);
  const id = OrderId.parse('a'.repeat(24));
  await orders.updateOne({ _id: id }, { $set: { attempt: 1, state: 'failed' } }, { upsert: true });
  // As the buyer's retry has read it, before the store told anything.
  const failed = await findOrder(connection, id);
  if (!failed) throw new Error('the order is not there');

  const claimedWhile = async (decision: NonNullable<OrderRow['late']>['decision']) => {
    await orders.updateOne({ _id: id }, { $set: { 'late.decision': decision } });
    return (await claimRetry(connection, failed, LEASE))?.attempt;
  };
  expect(await claimedWhile('waiting')).toBeUndefined();
  expect(await claimedWhile('calling_back')).toBeUndefined();
  expect(await claimedWhile('called_back')).toBe(2);
  await connection.close();
  await database.stop();
});
