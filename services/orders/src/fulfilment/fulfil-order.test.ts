import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { ordersContract, ordersInternalContract } from '@wishbow/contracts/orders-contract';
import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { startTracing } from '@wishbow/service/tracing/start-tracing';
import { startSpanCollector } from '@wishbow/testing/span-collector';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { orderModel } from '../orders/order-model.ts';
import { aCandleFor, checkOut, placeGift, saveCard } from '../testing/gifts.ts';
import { crowd, jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let jonahsCard: CardId;

beforeAll(async () => {
  site = await runningOrders();
  jonahsCard = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

const giveACandle = async () => {
  const wish = site.wishlists.addWish();
  const order = await placeGift(site.as(jonah), aCandleFor(wish, jonahsCard));
  return { wish, order };
};
const told = (orderId: string, count: number) =>
  until('it was told', async () => site.social.toldAbout(orderId).length === count && site.social.toldAbout(orderId));

test('until the order is placed nothing that the owner of the wish can read changes, and nobody is told', async () => {
  await site.sandbox.scriptOrder({ delay_ms: 3_600_000 });
  const { wish, order } = await giveACandle();

  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 1, gifted: 0 });
  expect(site.social.toldAbout(order.id)).toEqual([]);
  await site.hurry(order.id);
  await site.orderIn(order.id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await told(order.id, 1)).toEqual(['orders.order_placed']);
});

test('what is done for an order afterwards belongs to the trace of the request that placed it', async () => {
  const collector = await startSpanCollector();
  const endTracing = await startTracing({ service: 'orders', endpoint: collector.endpoint, ratio: 1 });
  const { order } = await giveACandle();
  const placed = await site.orderIn(order.id, 'placed');
  // The turn that placed it ends a moment later, and spans are sent in bundles.
  const turn = await until('its turn was told', async () =>
    collector.spans.find(({ name }) => name === 'carry on Order'),
  );
  await endTracing();
  await collector.stop();

  const checkout = collector.spans.find(({ name }) => name === 'POST /api/checkoutItem');
  expect(turn.traceId).toBe(checkout?.traceId);
  expect(placed.traceparent).toContain(checkout?.traceId);
});

test('an order goes on when the wish is removed before it is placed', async () => {
  await site.sandbox.scriptOrder({ delay_ms: 3_600_000 });
  const { wish, order } = await giveACandle();
  site.wishlists.removeWish(wish);
  await site.hurry(order.id);

  await site.orderIn(order.id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await told(order.id, 1)).toEqual(['orders.order_placed']);
});

test('a parcel is followed until it is delivered, and each step is told once', async () => {
  const { order } = await giveACandle();
  const placed = await site.orderIn(order.id, 'placed');
  await site.sandbox.advanceOrder(placed.retailerRequestId ?? '');
  await site.orderIn(order.id, 'shipped');
  await site.sandbox.advanceOrder(placed.retailerRequestId ?? '');
  const delivered = await site.orderIn(order.id, 'delivered');

  expect(delivered.steps.map(({ state }) => state)).toEqual([
    'created',
    'authorizing',
    'processing',
    'placed',
    'shipped',
    'delivered',
  ]);
  const { body } = await site.as(jonah)(orderActionsContract.getOrder, { body: { order: { id: order.id } } });
  expect(body).toMatchObject({
    order: {
      carrier: 'UPS',
      tracking_number: expect.stringMatching(/^1Z999SBX\d{10}$/),
      tracking_url: expect.stringMatching(/^https:\/\/www\.ups\.com\//),
    },
  });
  expect(await told(order.id, 3)).toEqual(['orders.order_placed', 'orders.order_shipped', 'orders.order_delivered']);
});

test.each([
  ['max_price_exceeded', 'The price at the store rose above what you agreed to. You were not charged.'],
  ['product_unavailable', 'The store has run out of it. You were not charged.'],
  ['internal_error', 'The store could not take the order. You were not charged.'],
])('when the retailer ends with %s the hold and the unit go back and only the buyer is told', async (error, reason) => {
  await site.sandbox.scriptOrder({ error });
  const { wish, order } = await giveACandle();
  await site.orderIn(order.id, 'failed');

  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await told(order.id, 1)).toEqual(['orders.order_failed']);
  const { body } = await site.as(jonah)(ordersContract.listOrders, { body: {} });
  expect(body.orders.find(({ id }) => id === order.id)).toMatchObject({ status: 'failed', failure: reason });
});

test('a tax above what the buyer agreed to is not paid', async () => {
  await site.sandbox.scriptOrder({ tax_cents: 499 });
  const { order } = await giveACandle();

  expect((await site.orderIn(order.id, 'failed')).failure?.code).toBe('max_price_exceeded');
});

test('an order that was probably placed keeps its hold until somebody knows', async () => {
  await site.sandbox.scriptOrder({ error: 'order_probably_placed', flip_after_ms: 3_600_000 });
  const { wish, order } = await giveACandle();
  await site.orderIn(order.id, 'unknown');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 1, gifted: 0 });
  const { holds } = await site.sandbox.stripeState();
  expect(holds.some(({ metadata }) => metadata.order_id === order.id)).toBe(true);

  await site.hurry(order.id);
  await site.orderIn(order.id, 'placed');
});

test('when the answer of the retailer is lost the order is sent again under its key, and there is one', async () => {
  await site.sandbox.scriptFault('retailer', { method: 'POST', path: '/v1/orders' }, { when: 'after', reset: true }, 2);
  const { order } = await giveACandle();
  await site.orderIn(order.id, 'placed');

  const { retailerRequests } = await site.sandbox.books();
  expect(retailerRequests.filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
});

test('Llama Bucks are laid out first, spent when the order is placed, and need no card when they pay for all', async () => {
  const rich = crowd[0] ?? jonah;
  await grantCredit(site.connection, { id: 'welcome', userId: rich.id, amountCents: cents(5000) }, new Date());
  await grantCredit(site.connection, { id: 'welcome', userId: rich.id, amountCents: cents(5000) }, new Date());
  const gift = aCandleFor(site.wishlists.addWish(), null, { creditAmount: '31.93', amount: 0 });
  const order = await placeGift(site.as(rich), gift);

  expect(order).toMatchObject({ creditCents: 3193, totalCents: 0, card: null });
  expect(await getCreditBalance(site.connection, rich.id)).toBe(1807);
  await site.orderIn(order.id, 'placed');
});

test('Llama Bucks of a failed order come back', async () => {
  const giver = crowd[1] ?? jonah;
  await grantCredit(site.connection, { id: 'gift', userId: giver.id, amountCents: cents(1000) }, new Date());
  await site.sandbox.scriptOrder({ error: 'product_unavailable' });
  const gift = aCandleFor(site.wishlists.addWish(), await saveCard(site.as(giver)), {
    creditAmount: 10,
    amount: '21.93',
  });
  const order = await placeGift(site.as(giver), gift);
  expect(await getCreditBalance(site.connection, giver.id)).toBe(0);

  await site.orderIn(order.id, 'failed');
  expect(await getCreditBalance(site.connection, giver.id)).toBe(1000);
});

test('the same Llama Bucks cannot be spent on two gifts at once', async () => {
  const giver = crowd[2] ?? jonah;
  await grantCredit(site.connection, { id: 'once', userId: giver.id, amountCents: cents(3193) }, new Date());
  const gifts = Array.from({ length: 5 }, () =>
    aCandleFor(site.wishlists.addWish(), null, { creditAmount: '31.93', amount: 0 }),
  );
  const answers = await Promise.all(gifts.map((gift) => checkOut(site.as(giver), gift)));

  const orders = answers.flatMap((answer) => (answer.status === 200 ? answer.body.order : []));
  expect(orders).toHaveLength(1);
  for (const { id } of orders) await site.orderIn(id, 'placed');
  expect(await getCreditBalance(site.connection, giver.id)).toBe(0);
  const wallet = await site.asService(ordersInternalContract.getWallet, { body: { userId: giver.id } });
  expect(wallet.body).toEqual({ cards: [], creditCents: 0 });
});

test('when the card processor is out the buyer hears so, and the order is finished or undone later', async () => {
  await site.sandbox.scriptFault('stripe', { path: '/v1/payment_intents' }, { status: 503 }, 2);
  const wish = site.wishlists.addWish();
  const answer = await checkOut(site.as(jonah), aCandleFor(wish, jonahsCard));

  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  // The lease of whoever answered runs out: nobody waits for the twenty seconds of it here.
  await orderModel(site.connection).updateOne({ 'lines.wishId': wish }, { $set: { leasedUntil: null } });
  await until('the order is settled', async () =>
    (await site.orders()).every(({ state }) => !['created', 'authorizing', 'processing'].includes(state)),
  );
});
