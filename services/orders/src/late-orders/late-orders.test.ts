import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import type { CardId, OrderId } from '@wishbow/contracts/wire-types';
import { listLedger } from '../ledger/ledger-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { aCandleFor, placeGift, saveCard } from '../testing/gifts.ts';
import { retry } from '../testing/order-actions.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const DECLINED = {
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
};
/** Longer than any test: only the test itself brings the next stage about. */
const NOT_BY_ITSELF = { flip_after_ms: 3_600_000, ship_after_ms: 3_600_000 };

let site: RunningOrders;
let card: CardId;
beforeAll(async () => {
  site = await runningOrders();
  card = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

const isLate = async (id: OrderId, decision: NonNullable<OrderRow['late']>['decision']) =>
  until(`${id} is ${decision}`, async () => (await site.order(id))?.late?.decision === decision);

/** A candle that failed with us, and whose webhook then tells that the store has placed it. */
async function lateOrder(outcome: object = {}) {
  await site.sandbox.scriptOrder({ error: 'internal_error', ...NOT_BY_ITSELF, ...outcome });
  const wish = site.wishlists.addWish();
  const { id } = await placeGift(site.as(jonah), aCandleFor(wish, card));
  const { retailerRequestId } = await site.orderIn(id, 'failed');
  await site.sandbox.advanceOrder(retailerRequestId ?? '');
  await isLate(id, 'waiting');
  return { id, wish, requestId: retailerRequestId };
}

const decide = (orderId: OrderId, decision: 'take' | 'call_back' | 'bear') =>
  site.asAdmin(adminOrdersContract.decideLateOrder, {
    params: { orderId },
    body: { decision, reason: 'Asked the buyer by mail' },
  });

const auditOf = async (id: string) => {
  const { body } = await site.asService(auditInternalContract.listOrdersAudit, { body: { subject_id: id } });
  return body.records.map(({ action }) => action);
};

const requestsOf = async (id: OrderId) =>
  (await site.sandbox.books()).retailerRequests.filter((request) => request.orderId === id);

test('an order that failed and was placed after all waits for an admin, and its buyer does not order it twice', async () => {
  const { id } = await lateOrder();
  const waiting = await site.asAdmin(adminOrdersContract.searchOrders, { query: { waits: 'true' } });

  expect(waiting.body.orders).toMatchObject([{ id, status: 'failed', waits_for: 'late_order' }]);
  expect(await site.asAdmin(adminOrdersContract.getOrderForAdmin, { params: { orderId: id } })).toMatchObject({
    body: { order: { late: { decision: 'waiting' }, can: { decide_late: true, retry: false } } },
  });
  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
  await decide(id, 'call_back');
});

test('of twenty clicks one takes it up: held and captured anew, ordered once, gifted, and both are told', async () => {
  const { id, wish, requestId } = await lateOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(id, 'take')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toMatchObject({ status: 409, body: { code: 'invalid_state' } });

  expect(await site.orderIn(id, 'placed')).toMatchObject({
    ...{ attempt: 2, retailerRequestId: requestId, failure: null },
    late: { decision: 'taken' },
  });
  expect(await requestsOf(id)).toHaveLength(1);
  const payments = (await site.sandbox.books()).payments.filter((payment) => payment.orderId === id);
  expect(payments.map(({ capturedCents }) => capturedCents).sort()).toEqual([0, 3193]);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await auditOf(id)).toEqual(['late_order_taken']);
  expect(await decide(id, 'call_back')).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
});

test('one that is called back costs nobody anything, and its buyer may then try again', async () => {
  const { id, wish } = await lateOrder();
  expect(await decide(id, 'call_back')).toMatchObject({
    status: 200,
    body: { order: { status: 'failed', waits_for: null, late: { decision: 'calling_back' } } },
  });
  await isLate(id, 'called_back');

  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await auditOf(id)).toEqual(['late_order_called_back']);
  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 200 });
  await site.orderIn(id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

test('one that fails again after it was called back, and is placed late again, waits again: nobody orders it a third time', async () => {
  const { id, requestId } = await lateOrder();
  await decide(id, 'call_back');
  await isLate(id, 'called_back');
  await site.sandbox.scriptOrder({ error: 'internal_error', ...NOT_BY_ITSELF });
  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 200 });
  const second = await site.orderIn(id, 'failed');
  expect(await site.asAdmin(adminOrdersContract.getOrderForAdmin, { params: { orderId: id } })).toMatchObject({
    body: { order: { attempt: 2, late: null, can: { decide_late: false, retry: true } } },
  });

  await site.sandbox.advanceOrder(second.retailerRequestId ?? '');
  await isLate(id, 'waiting');
  expect((await site.order(id))?.late?.requestId).not.toBe(requestId);
  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
  expect((await requestsOf(id)).filter(({ kind }) => kind === 'order')).toHaveLength(2);
  await decide(id, 'call_back');
  await isLate(id, 'called_back');
});

test('a card that is declined, or a wish that somebody else has given, leaves it waiting, and then the site may pay', async () => {
  const { id, wish } = await lateOrder();
  await site.sandbox.scriptFault('stripe', { path: '/v1/payment_intents' }, DECLINED, 1);
  expect(await decide(id, 'take')).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  await isLate(id, 'waiting');

  const other = crowd[0] ?? maya;
  const theirs = await placeGift(site.as(other), aCandleFor(wish, await saveCard(site.as(other))));
  await site.orderIn(theirs.id, 'placed');
  expect(await decide(id, 'take')).toMatchObject({ status: 409, body: { code: 'already_gifted' } });
  expect(await site.order(id)).toMatchObject({ state: 'failed', late: { decision: 'waiting' } });
  expect(await auditOf(id)).toEqual([]);

  expect(await decide(id, 'bear')).toMatchObject({
    status: 200,
    body: { order: { status: 'failed', waits_for: null, late: { decision: 'borne' }, can: { retry: false } } },
  });
  expect(await decide(id, 'bear')).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
  expect(await auditOf(id)).toEqual(['late_order_borne']);
  const { journals } = await listLedger(site.connection);
  expect(journals.filter(({ orderId }) => orderId === id)).toMatchObject([
    {
      _id: `purchase-borne:${id}:3`,
      legs: [
        { account: 'promo', amountCents: -2895 },
        { account: 'retailer_payable', amountCents: 2895 },
      ],
    },
  ]);
});

test('while the store still tries, or cannot tell, nothing is decided, charged or called back', async () => {
  const { id, requestId } = await lateOrder();
  const before = await site.order(id);
  for (const code of ['request_processing', 'order_probably_placed']) {
    const undecided = { status: 200, body: { _type: 'error', code } };
    await site.sandbox.scriptFault('retailer', { path: `/v1/orders/${requestId}` }, undecided, 2);
    for (const decision of ['take', 'call_back'] as const)
      expect(await decide(id, decision)).toMatchObject({ status: 409, body: { code: 'store_undecided' } });
  }
  expect(await site.order(id)).toEqual(before);
  expect(await auditOf(id)).toEqual([]);
  expect(await decide(id, 'call_back')).toMatchObject({ status: 200 });
  await isLate(id, 'called_back');
});

test('one that the store has sent is not called back any more: it waits for a person again', async () => {
  const { id, requestId } = await lateOrder({ cancellation: 'stuck' });
  await decide(id, 'call_back');
  await site.sandbox.advanceOrder(requestId ?? '');
  await isLate(id, 'waiting');

  expect(await decide(id, 'take')).toMatchObject({ status: 200 });
  await site.orderIn(id, 'shipped');
});
