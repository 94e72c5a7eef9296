import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { reconciliationsContract } from '@wishbow/contracts/reconciliations-contract';
import { createLogger } from '@wishbow/service/logging/logger';
import { readConfig } from '../config.ts';
import { orderModel } from '../orders/order-model.ts';
import { partners } from '../partners.ts';
import { payoutModel } from '../payouts/payout-model.ts';
import { dollarsFor, giveItem, outcomeOf, requestPayout } from '../testing/custom-gifts.ts';
import { aCandleFor, placeGift, saveCard } from '../testing/gifts.ts';
import { cancel } from '../testing/order-actions.ts';
import { jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';
import { compareBooks } from './compare-books.ts';

jest.setTimeout(60_000);

const DAY_MS = 24 * 3_600_000;

let site: RunningOrders;
beforeEach(async () => {
  site = await runningOrders();
});
afterEach(() => site.stop());

/** Compares the books as so many days from now: today is compared by the service itself. */
const compareInDays = (days: number) =>
  compareBooks({
    connection: site.connection,
    logger: createLogger('orders', 'silent'),
    now: () => new Date(Date.now() + days * DAY_MS),
    ...partners(readConfig(site.env)),
  });

async function placedCandle() {
  const wish = site.wishlists.addWish({ wanted: 1 });
  const { id } = await placeGift(site.as(jonah), aCandleFor(wish, await saveCard(site.as(jonah))), 'press');
  return site.orderIn(id, 'placed');
}

test('after a gift our books, the card processor’s and the retailer’s agree, and a day is compared once', async () => {
  await placedCandle();
  expect(await compareInDays(2)).toEqual([]);
  expect(await compareInDays(2)).toBeUndefined();
});

test('an order that we say has failed, but was paid and placed, is found', async () => {
  const { _id } = await placedCandle();
  await orderModel(site.connection).updateOne({ _id }, { $set: { state: 'failed', 'steps.$[].state': 'failed' } });
  expect(await compareInDays(2)).toEqual([
    { kind: 'captured_differs', reference: _id, ours: 0, theirs: 3193 },
    { kind: 'order_placed_only_there', reference: _id, ours: 0, theirs: 1 },
  ]);
  expect(await site.order(_id)).toMatchObject({ state: 'failed', late: { decision: 'waiting', totalCents: 2895 } });
});

test('an order that the site pays the store for is as it should be, although its buyer has got nothing from us', async () => {
  await site.sandbox.scriptOrder({ error: 'internal_error', flip_after_ms: 3_600_000, ship_after_ms: 3_600_000 });
  const wish = site.wishlists.addWish();
  const { id } = await placeGift(site.as(jonah), aCandleFor(wish, await saveCard(site.as(jonah))));
  const { retailerRequestId } = await site.orderIn(id, 'failed');
  await site.sandbox.advanceOrder(retailerRequestId ?? '');
  await until('it waits', async () => (await site.order(id))?.late?.decision === 'waiting');
  const body = { decision: 'bear', reason: 'Nobody can be charged' } as const;
  await site.asAdmin(adminOrdersContract.decideLateOrder, { params: { orderId: id }, body });
  expect(await compareInDays(2)).toEqual([]);
});

test('money and an order that none of our rows knows of are found, and told to admins alone', async () => {
  const { _id, paymentIntentId, retailerRequestId } = await placedCandle();
  await orderModel(site.connection).deleteOne({ _id });
  const differences = [
    { kind: 'payment_of_nobody', reference: paymentIntentId, ours: 0, theirs: 3193 },
    { kind: 'order_of_nobody', reference: retailerRequestId, ours: 0, theirs: 1 },
  ];
  expect(await compareInDays(2)).toEqual(differences);

  const asked = await site.asAdmin(reconciliationsContract.listReconciliations, {});
  expect(asked).toMatchObject({ status: 200, body: { reconciliations: [{ differences }, { differences: [] }] } });
  await expect(site.as(jonah)(reconciliationsContract.listReconciliations, {})).rejects.toMatchObject({ status: 403 });
  await expect(site.asVisitor(reconciliationsContract.listReconciliations, {})).rejects.toMatchObject({ status: 401 });
});

test('money that the card processor would not give back is told once, however long ago it was paid', async () => {
  const { _id } = await placedCandle();
  await site.sandbox.contest(_id);
  await cancel(site.as(jonah), _id);
  await until('the refund was refused', async () => (await site.order(_id))?.refunds?.[0]?.state === 'failed');

  const failed = { kind: 'refund_failed', reference: _id, ours: 3193, theirs: 0 };
  expect(await compareInDays(60)).toContainEqual(failed);
  expect(await compareInDays(61)).not.toContainEqual(failed);
  const filter = { finishedAt: { $ne: null }, 'differences.reference': { $in: [_id] } };
  const explained = await site.connection.db?.command({ explain: { find: 'reconciliations', filter } });
  expect(JSON.stringify(explained)).toContain('"indexName":"differences.reference_1"');
});

test('a check for more than was taken for its fund is found', async () => {
  const fund = site.wishlists.addFund(500);
  const chippedIn = dollarsFor(fund, await saveCard(site.as(jonah)), 40);
  expect(await outcomeOf(giveItem(site.as(jonah), chippedIn))).toBe('given');
  expect(await requestPayout(site.as(maya), fund)).toMatchObject({ status: 200 });
  const [payout] = await site.payouts();
  await payoutModel(site.connection).updateOne({}, { $set: { requestedAt: new Date() } });
  expect(await compareInDays(2)).toEqual([]);

  await payoutModel(site.connection).updateOne({}, { $set: { grossCents: 9_000 } });
  const difference = { kind: 'payout_differs', reference: payout?._id, ours: 9_000, theirs: 4_000 };
  expect(await compareInDays(3)).toEqual([difference]);
});

test('a day whose comparison was cut short is taken up again by another process after an hour', async () => {
  await compareInDays(2);
  await site.connection.collection('reconciliations').updateMany({}, { $set: { finishedAt: null } });
  expect(await compareInDays(2)).toBeUndefined();
  expect(await compareInDays(2 + 1.1 / 24)).toEqual([]);
});
