import type { CardId } from '@wishbow/contracts/wire-types';
import { ALMOST_TOO_LONG_MS, HOLD_BEGUN } from '../testing/almost-too-long.ts';
import { aCandleFor, checkOut, placeGift, saveCard } from '../testing/gifts.ts';
import { crowd, jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let jonahsCard: CardId;

beforeAll(async () => {
  // Whoever is asked about a first press gives up waiting for it when its lease is over.
  site = await runningOrders({ ORDER_LEASE_MS: '1000' });
  jonahsCard = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());
afterEach(() => site.sandbox.clearScripts());

const ordersOf = async (wishId: string) =>
  (await site.orders()).filter(({ lines }) => lines.some((line) => line.wishId === wishId));

test('a request sent again with its key has the same answer, word for word, and one order', async () => {
  const wish = site.wishlists.addWish({ wanted: 5 });
  const gift = aCandleFor(wish, jonahsCard);
  const first = await placeGift(site.as(jonah), gift, 'press-1');
  await site.orderIn(first.id, 'placed');

  const again = await placeGift(site.as(jonah), gift, 'press-1');
  expect(again).toEqual(first);
  expect(again.status).toBe('processing');
  expect(await ordersOf(wish)).toHaveLength(1);
});

test('a key cannot be used for another order', async () => {
  const wish = site.wishlists.addWish({ wanted: 5 });
  const gift = aCandleFor(wish, jonahsCard);
  await placeGift(site.as(jonah), gift, 'press-2');

  const other = await checkOut(site.as(jonah), { ...gift, message: 'Another thought.' }, 'press-2');
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
});

test('two people may happen to use the same key', async () => {
  const wish = site.wishlists.addWish({ wanted: 2 });
  const other = crowd[0] ?? jonah;
  const [one, two] = await Promise.all([saveCard(site.as(jonah)), saveCard(site.as(other))]);
  const mine = await placeGift(site.as(jonah), aCandleFor(wish, one), 'same-key');
  const theirs = await placeGift(site.as(other), aCandleFor(wish, two), 'same-key');

  expect(theirs.id).not.toBe(mine.id);
});

test('while the first press is under way the second hears that it is', async () => {
  const wish = site.wishlists.addWish({ wanted: 5 });
  const gift = aCandleFor(wish, jonahsCard);
  await site.sandbox.scriptFault('stripe', HOLD_BEGUN, { delay_ms: ALMOST_TOO_LONG_MS });

  const first = placeGift(site.as(jonah), gift, 'press-3');
  await until('the first press has been written down', async () => (await ordersOf(wish)).length === 1);
  expect(await checkOut(site.as(jonah), gift, 'press-3')).toMatchObject({ status: 409, body: { code: 'in_progress' } });
  expect(await placeGift(site.as(jonah), gift, 'press-3').catch(() => first)).toMatchObject({ id: (await first).id });
});

test('eight clicks without a key make one order and one charge', async () => {
  await site.sandbox.scriptOrder({ stays_processing: true });
  const wish = site.wishlists.addWish({ wanted: 9 });
  const gift = aCandleFor(wish, jonahsCard);
  const answers = await Promise.all(Array.from({ length: 8 }, () => checkOut(site.as(jonah), gift)));

  const orderIds = new Set(answers.flatMap((answer) => (answer.status === 200 ? answer.body.order.id : [])));
  expect(orderIds.size).toBe(1);
  const codes = answers.flatMap((answer) => (answer.status === 200 ? [] : answer.body.code));
  expect(codes.filter((code) => code !== 'in_progress')).toEqual([]);
  const [order, ...others] = await ordersOf(wish);
  expect(others).toEqual([]);
  const { payments } = await site.sandbox.books();
  expect(payments.filter(({ orderId }) => orderId === order?._id)).toHaveLength(1);
});

test('a second tab with a key of its own joins the order that is under way', async () => {
  await site.sandbox.scriptOrder({ stays_processing: true });
  const wish = site.wishlists.addWish({ wanted: 5 });
  const gift = aCandleFor(wish, jonahsCard);
  const first = await placeGift(site.as(jonah), gift, 'tab-1');
  const second = await placeGift(site.as(jonah), gift, 'tab-2');

  expect(second.id).toBe(first.id);
  const third = await checkOut(site.as(jonah), { ...gift, message: 'Something else' }, 'tab-3');
  expect(third).toMatchObject({ status: 409, body: { code: 'in_progress' } });
});
