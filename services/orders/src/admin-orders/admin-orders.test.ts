import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { overviewContract } from '@wishbow/contracts/overview-contract';
import type { CardId, OrderId } from '@wishbow/contracts/wire-types';
import { adminCallsOf, anyCallOf, statusOf } from '@wishbow/testing/admin-calls';
import { orderModel } from '../orders/order-model.ts';
import { addOrder, newOrderId } from '../orders/order-repository.ts';
import { getOverview } from '../overview/get-overview.ts';
import { anOrder } from '../testing/an-order.ts';
import { saveCard } from '../testing/gifts.ts';
import { stories } from '../testing/order-actions.ts';
import { hermit, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let card: CardId;
let story: ReturnType<typeof stories>;
beforeAll(async () => {
  site = await runningOrders();
  card = await saveCard(site.as(jonah));
  story = stories(site);
});
afterAll(() => site.stop());
afterEach(() => site.sandbox.clearScripts());

const LOST = { error: 'order_probably_placed' };

/** An order that nobody can tell about; the store goes on saying so, or whatever `later` has it say. */
async function lostOrder(later: object = {}): Promise<OrderId> {
  const { id } = await story.processing(site.as(jonah), card, { stays_processing: false, ...LOST, ...later });
  await site.orderIn(id, 'unknown');
  return id;
}
const resolve = (orderId: OrderId, outcome: 'placed' | 'failed', reason = 'The store told us by telephone') =>
  site.asAdmin(adminOrdersContract.resolveOrder, { params: { orderId }, body: { outcome, reason } });
const auditOf = async (id: string) => {
  const { body } = await site.asService(auditInternalContract.listOrdersAudit, { body: { subject_id: id } });
  return body.records;
};

test.each(adminCallsOf('orders'))(
  '%s is for admins: others are told so, and visitors to log in',
  async (_, endpoint) => {
    expect(await statusOf(site.as(jonah)(endpoint, anyCallOf(endpoint)))).toBe(403);
    expect(await statusOf(site.asVisitor(endpoint, anyCallOf(endpoint)))).toBe(401);
  },
);

test('an admin who learns that an order was placed has it captured and gifted, and the log says who and why', async () => {
  const id = await lostOrder();
  expect(await resolve(id, 'placed')).toMatchObject({ status: 200, body: { order: { status: 'placed' } } });
  expect(await site.violations()).toEqual([]);
  expect(await auditOf(id)).toMatchObject([
    {
      admin_id: 'f'.repeat(24),
      action: 'order_resolved',
      subject: { kind: 'order', id },
      text: 'Resolved as placed',
      reason: 'The store told us by telephone',
    },
  ]);
});

test('an admin who learns that nothing was ordered gives the hold and the units back, and the buyer is told', async () => {
  const id = await lostOrder();
  const resolved = await resolve(id, 'failed');
  expect(resolved).toMatchObject({
    status: 200,
    body: {
      order: { status: 'failed', failure: { message: 'The store did not place the order. You were not charged.' } },
    },
  });
  expect((await site.sandbox.stripeState()).holds.filter(({ metadata }) => metadata.order_id === id)).toEqual([]);
  expect(await site.violations()).toEqual([]);
});

test('of twenty clicks one counts, and another decision afterwards is refused', async () => {
  const id = await lostOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => resolve(id, 'placed')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await auditOf(id)).toHaveLength(1);
  expect(await resolve(id, 'failed')).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  expect(await site.violations()).toEqual([]);
});

test('where the store knows by now, its word stands against the admin', async () => {
  const id = await lostOrder({ flip_after_ms: 3_600_000 });
  // The store tells nobody, and the worker does not ask: only the admin's own call finds out.
  await orderModel(site.connection).updateOne({ _id: id }, { $set: { dueAt: null } });
  await site.hurry(id);
  expect(await resolve(id, 'failed')).toMatchObject({ status: 409, body: { code: 'store_has_placed' } });
  expect(await auditOf(id)).toEqual([]);
  expect(await resolve(id, 'placed')).toMatchObject({ status: 200, body: { order: { status: 'placed' } } });
});

/** An order that the store is still at, while it counts as lost with us. */
async function lostUnderWay(outcome: object, set: object = {}): Promise<OrderId> {
  const { id } = await story.processing(site.as(jonah), card, outcome);
  await until('the store has taken it', async () => Boolean((await site.order(id))?.retailerRequestId));
  const later = new Date(Date.now() + 3_600_000);
  await orderModel(site.connection).updateOne({ _id: id }, { $set: { state: 'unknown', dueAt: later, ...set } });
  return id;
}

test('an order that the store is still at fails only once the store has stopped', async () => {
  const stopped = await lostUnderWay({});
  const answers = await Promise.all([1, 2, 3].map(() => resolve(stopped, 'failed')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await site.order(stopped))?.retailerOutcome).toEqual({ kind: 'failed', code: 'aborted_request' });
  expect(await auditOf(stopped)).toHaveLength(1);

  const going = await lostUnderWay({ ignores_abort: true });
  expect(await resolve(going, 'failed')).toMatchObject({ status: 409, body: { code: 'store_still_tries' } });
  expect(await site.order(going)).toMatchObject({ state: 'unknown', retailerOutcome: null });
  expect(await auditOf(going)).toEqual([]);
});

test('an order that was never sent fails and is not sent by that; one that may have been waits for the store', async () => {
  const unsent = await lostUnderWay({}, { retailerRequestId: null, sentAttempt: null });
  expect(await resolve(unsent, 'placed')).toMatchObject({ status: 409, body: { code: 'never_sent' } });
  expect(await resolve(unsent, 'failed')).toMatchObject({ status: 200, body: { order: { status: 'failed' } } });
  expect(await site.order(unsent)).toMatchObject({ retailerRequestId: null, failure: { code: 'not_placed' } });

  const unnamed = await lostUnderWay({}, { retailerRequestId: null });
  expect(await resolve(unnamed, 'failed')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await site.order(unnamed)).toMatchObject({ state: 'unknown', retailerRequestId: null });
});

test('where the worker was first, the log does not say that an admin decided', async () => {
  const id = await lostOrder();
  const told = { kind: 'failed', code: 'not_placed' } as const;
  await orderModel(site.connection).updateOne({ _id: id }, { $set: { retailerOutcome: told } });
  expect(await resolve(id, 'failed')).toMatchObject({ status: 200 });
  expect(await auditOf(id)).toEqual([]);
});

test('nothing is resolved without a reason, while the store cannot be asked, or that does not exist', async () => {
  const id = await lostOrder();
  expect(await resolve(id, 'placed', '  ')).toMatchObject({
    status: 422,
    body: { errors: { reason: ['Please say why.'] } },
  });
  await site.sandbox.scriptFault('retailer', { path: '/v1/orders' }, { status: 503 }, 50);
  expect(await resolve(id, 'placed')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await site.sandbox.clearScripts();
  expect(await auditOf(id)).toEqual([]);
  expect(await resolve(newOrderId(), 'placed')).toMatchObject({ status: 404 });
});

test('an admin reads what the store says, and no street, card number or message', async () => {
  const id = await lostOrder();
  const { body } = await site.asAdmin(adminOrdersContract.askStore, { params: { orderId: id } });
  expect(body).toEqual({ answer: { kind: 'unclear', code: null } });
  const shown = await site.asAdmin(adminOrdersContract.getOrderForAdmin, { params: { orderId: id } });
  expect(shown).toMatchObject({
    body: {
      order: { ships_to: 'Portland, OR', can: { resolve: true, retry: false, refund: false }, refundableCents: 0 },
    },
  });
  expect(JSON.stringify(shown)).not.toMatch(/Alder Row|97205|think of the sea|pm_|cus_/);
});

test('orders are found by id, title and state, sorted either way, page by page', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Kettle (no. ${index})`);
  for (const [index, title] of titles.entries()) {
    const [line] = anOrder().lines;
    if (!line) throw new Error('An order has a line');
    await addOrder(
      site.connection,
      anOrder({
        _id: newOrderId(),
        buyerId: hermit.id,
        lines: [{ ...line, title }],
        state: 'cancelled',
        createdAt: new Date(Date.UTC(2020, 0, 1 + index)),
      }),
    );
  }
  const search = async (query: object) => {
    const { body } = await site.asAdmin(adminOrdersContract.searchOrders, { query });
    return body;
  };
  const first = await search({ search: 'kettle (no', sort: 'oldest' });
  expect(first.orders.map(({ title }) => title)).toEqual(titles.slice(0, 25));
  const second = await search({ search: 'kettle (no', sort: 'oldest', cursor: first.next_cursor });
  expect(second).toMatchObject({ next_cursor: null });
  expect(second.orders.map(({ title }) => title)).toEqual(titles.slice(25));

  const id = first.orders[3]?.id;
  expect((await search({ search: id })).orders.map((order) => order.id)).toEqual([id]);
  expect((await search({ search: maya.id, status: 'cancelled' })).orders).toHaveLength(25);
  expect((await search({ search: '.*' })).orders).toEqual([]);
  expect((await search({ waits: 'true' })).orders.every(({ waits_for }) => waits_for === 'decision')).toBe(true);
});

test('the overview counts what was given on the days before a moment, by kind, and what waits for a person', async () => {
  const at = new Date('2019-06-15T02:00:00Z');
  const ordered = { buyerId: hermit.id, dueAt: null };
  const orders = [
    { state: 'delivered', createdAt: new Date('2019-06-15T01:00:00Z') },
    { state: 'unknown', createdAt: new Date('2019-06-14T12:00:00Z') },
    { state: 'payment_failed', createdAt: new Date('2019-06-14T12:00:00Z') },
  ] as const;
  for (const order of orders) await addOrder(site.connection, anOrder({ ...ordered, ...order, _id: newOrderId() }));
  const { days, ...all } = await getOverview({ connection: site.connection, now: () => at }, 14);
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toEqual({ day: '2019-06-14', catalogue: 2, fund: 0, link: 0, volumeCents: 6_386 });
  expect(all).toMatchObject({ volumeBeforeCents: 0, payouts: { count: 0, netCents: 0, pressing: 0 } });
  expect(all.waiting.unknown.oldest_at).toBe('2019-06-14T12:00:00.000Z');
  expect((await site.asAdmin(overviewContract.getOverview, { query: { days: '14' } })).body.days).toHaveLength(14);
});
