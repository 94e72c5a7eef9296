import { ordersContract } from '@wishbow/contracts/orders-contract';
import { type CardId, WishlistId } from '@wishbow/contracts/wire-types';
import { aCandleFor, checkOut, placeGift, saveCard } from '../testing/gifts.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

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
  site.catalog.changePrice(2400);
  await site.sandbox.clearScripts();
});

test('a buyer gives a candle: the quoted sum is held, and taken when the retailer has placed the order', async () => {
  const wish = site.wishlists.addWish();
  const order = await placeGift(site.as(jonah), aCandleFor(wish, jonahsCard));

  expect(order).toMatchObject({
    status: 'processing',
    subtotalCents: 2400,
    shippingCents: 495,
    processingFeeCents: 298,
    creditCents: 0,
    totalCents: 3193,
    card: { brand: 'visa', last4: '4242' },
    to_user: { username: 'maya' },
    ship_to: { name: 'Maya Okafor', address: null },
  });
  await site.orderIn(order.id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  const { body } = await site.as(jonah)(ordersContract.listOrders, { body: {} });
  expect(body.orders[0]).toMatchObject({ id: order.id, status: 'placed', to_user: { username: 'maya' } });
  expect(await site.violations()).toEqual([]);
});

test('two candles shipped to the buyer cost one fee and one shipping, and show the buyer their own address', async () => {
  const wish = site.wishlists.addWish({ wanted: 2 });
  const sums = { quantity: 2, subtotal: '48.00', amount: '55.93', to_address_user_id: jonah.id };
  const order = await placeGift(site.as(jonah), aCandleFor(wish, jonahsCard, sums));

  expect(order.totalCents).toBe(5593);
  expect(order.ship_to).toMatchObject({ name: 'Jonah Becker', address: { address: '418 Alder Row' } });
});

test.each([
  ['subtotal', { subtotal: 23 }],
  ['processing fee', { processingFee: 0 }],
  ['shipping', { shipping: '4.94' }],
  ['total', { amount: 1 }],
])('a page that sends another %s is shown the right one, and nothing is held', async (_name, lie) => {
  const wish = site.wishlists.addWish();
  const before = (await site.sandbox.books()).payments.length;
  const answer = await checkOut(site.as(jonah), aCandleFor(wish, jonahsCard, lie));

  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'prices_changed',
    quote: { subtotalCents: 2400, shippingCents: 495, processingFeeCents: 298, creditCents: 0, totalCents: 3193 },
  });
  expect((await site.sandbox.books()).payments).toHaveLength(before);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
});

test('a price that moved since the page was opened is not charged', async () => {
  const wish = site.wishlists.addWish();
  site.catalog.changePrice(2500);

  const answer = await checkOut(site.as(jonah), aCandleFor(wish, jonahsCard));
  expect(answer.body).toMatchObject({ code: 'prices_changed', quote: { unitPriceCents: 2500, totalCents: 3300 } });
});

const OTHER_LIST = WishlistId.parse('64c0000000000000000000ff');

test.each([
  ['another list', { wish_list_id: OTHER_LIST }, 422, 'mismatch'],
  ['another recipient', { to_user_id: jonah.id }, 422, 'mismatch'],
  ['the address of a third person', { to_address_user_id: crowd[0]?.id ?? '' }, 422, 'mismatch'],
  ['the name of another buyer', { from_user_id: maya.id }, 403, 'identity_mismatch'],
])('an order with %s is refused', async (_name, change, status, code) => {
  const wish = site.wishlists.addWish();
  const answer = await checkOut(site.as(jonah), aCandleFor(wish, jonahsCard, change));

  expect(answer).toMatchObject({ status, body: { code } });
});

test('nobody can gift themself', async () => {
  const wish = site.wishlists.addWish();
  const answer = await checkOut(site.as(maya), aCandleFor(wish, await saveCard(site.as(maya))));

  expect(answer).toMatchObject({ status: 403, body: { code: 'self_gift' } });
});

test('a card of somebody else does not exist', async () => {
  const theirs = await saveCard(site.as(crowd[0] ?? jonah));
  const answer = await checkOut(site.as(jonah), aCandleFor(site.wishlists.addWish(), theirs));

  expect(answer).toMatchObject({ status: 404, body: { code: 'card_not_found' } });
});

test('an order that costs something needs a card', async () => {
  const answer = await checkOut(site.as(jonah), aCandleFor(site.wishlists.addWish(), null));

  expect(answer).toMatchObject({ status: 422, body: { errors: { card_id: ['Please add a card'] } } });
});

test('the buyer is told of a card that is declined, and the next buyer can give it at once', async () => {
  const wish = site.wishlists.addWish();
  const declined = await saveCard(site.as(jonah), 'tok_chargeCustomerFail');
  const refused = await checkOut(site.as(jonah), aCandleFor(wish, declined));

  expect(refused).toMatchObject({ status: 402, body: { code: 'card_declined', message: 'Your card was declined.' } });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  const next = crowd[1] ?? maya;
  await placeGift(site.as(next), aCandleFor(wish, await saveCard(site.as(next))));
});
