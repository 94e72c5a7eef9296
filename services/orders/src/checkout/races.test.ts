import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { ALMOST_TOO_LONG_MS, HOLD_BEGUN } from '../testing/almost-too-long.ts';
import { dollarsFor, giveItem, requestPayout } from '../testing/custom-gifts.ts';
import { aCandleFor, checkOut, placeGift, saveCard } from '../testing/gifts.ts';
import { cancel, stories } from '../testing/order-actions.ts';
import { crowd, jonah, maya, neighbours } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const givers = [...crowd, ...neighbours].slice(0, 20);

/** Everybody has a card of their own: one card may not be tried by so many. Its last digit is the check of Luhn. */
function cardNumber(index: number): string {
  const digits = [...'424242424242', ...String(index).padStart(3, '0')].map(Number);
  const sum = digits.reduceRight((total, digit, place) => {
    const doubled = (digits.length - place) % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
}

let site: RunningOrders;
const cards = new Map<string, CardId>();
beforeAll(async () => {
  site = await runningOrders();
  for (const [index, giver] of [jonah, ...givers].entries()) {
    cards.set(giver.id, await saveCard(site.as(giver), await site.sandbox.makeToken(cardNumber(index))));
  }
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.sandbox.clearScripts();
  await until('every cent is where it belongs', async () => (await site.violations()).length === 0);
});

const cardOf = ({ id }: { id: string }) => cards.get(id) ?? null;
const twenty = <T>(press: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => press(index)));

/** How often each answer was given: 200, or the code of the refusal. */
function counted(answers: readonly { status: number; body: object }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const told = status !== 200 && 'code' in body ? `${status} ${body.code}` : `${status}`;
    counts[told] = (counts[told] ?? 0) + 1;
  }
  return counts;
}

const ordersOf = async (wishId: string) =>
  (await site.orders()).filter(({ lines }) => lines.some((line) => line.wishId === wishId));

// The first of all: an order of another test that is still on its way would take what is scripted for this one.
test('twenty clicks on Cancel while the store is still at it ask the store once, and again they change nothing', async () => {
  const { id } = await stories(site).placed(site.as(jonah), cards.get(jonah.id) ?? null, { cancellation: 'stuck' });
  expect(counted(await twenty(() => cancel(site.as(jonah), id)))).toEqual({ 200: 20 });

  await until('the store was asked', async () => (await site.order(id))?.cancellation?.requests.length === 1);
  const { retailerRequests } = await site.sandbox.books();
  expect(retailerRequests.filter(({ orderId, kind }) => orderId === id && kind === 'cancellation')).toHaveLength(1);
  await stories(site).ship(id);
  await site.orderIn(id, 'shipped');
  expect(counted(await twenty(() => cancel(site.as(jonah), id)))).toEqual({ '409 not_cancellable': 20 });
});

test('twenty gifts at once from Llama Bucks that are enough for one: one is given, nineteen are refused', async () => {
  const [rich = jonah] = givers;
  await grantCredit(site.connection, { id: 'race', userId: rich.id, amountCents: cents(3193) }, new Date());
  const wishes = Array.from({ length: 20 }, () => site.wishlists.addWish());
  const answers = await Promise.all(
    wishes.map((wish) => checkOut(site.as(rich), aCandleFor(wish, null, { creditAmount: '31.93', amount: 0 }))),
  );

  expect(counted(answers)).toEqual({ 200: 1, '409 insufficient_credit': 19 });
  expect(await getCreditBalance(site.connection, rich.id)).toBe(0);
});

test('twenty presses under one key: one order, and afterwards the same answer word for word', async () => {
  await site.sandbox.scriptFault('stripe', HOLD_BEGUN, { delay_ms: ALMOST_TOO_LONG_MS });
  const wish = site.wishlists.addWish({ wanted: 20 });
  const gift = aCandleFor(wish, cardOf(jonah));
  const answers = await twenty(() => checkOut(site.as(jonah), gift, 'twenty'));

  expect(counted(answers)).toEqual({ 200: 1, '409 in_progress': 19 });
  const first = answers.find(({ status }) => status === 200);
  const [order, ...others] = await ordersOf(wish);
  if (!order) throw new Error('There is no order');
  expect(others).toEqual([]);
  await site.orderIn(order._id, 'placed');
  expect(await checkOut(site.as(jonah), gift, 'twenty')).toEqual(first);
  const { payments, retailerRequests } = await site.sandbox.books();
  expect(payments.filter(({ orderId }) => orderId === order._id)).toHaveLength(1);
  expect(retailerRequests.filter(({ orderId }) => orderId === order._id)).toHaveLength(1);
  await until('it was told', async () => site.social.toldAbout(order._id).length > 0);
  expect(site.social.toldAbout(order._id)).toEqual(['orders.order_placed']);
});

test('twenty other orders under a key that was used are refused, and somebody else’s key is theirs alone', async () => {
  const wish = site.wishlists.addWish({ wanted: 20 });
  await placeGift(site.as(jonah), aCandleFor(wish, cardOf(jonah)), 'used');
  const others = await twenty((index) =>
    checkOut(site.as(jonah), aCandleFor(wish, cardOf(jonah), { message: `Thought ${index}` }), 'used'),
  );

  expect(counted(others)).toEqual({ '409 idempotency_mismatch': 20 });
  const theirs = await Promise.all(
    givers.slice(0, 3).map((giver) => checkOut(site.as(giver), aCandleFor(wish, cardOf(giver)), 'used')),
  );
  expect(counted(theirs)).toEqual({ 200: 3 });
  expect(await ordersOf(wish)).toHaveLength(4);
});

test('twenty presses without a key, or each with its own: one order and one charge', async () => {
  await site.sandbox.scriptFault('stripe', HOLD_BEGUN, { delay_ms: ALMOST_TOO_LONG_MS });
  const wish = site.wishlists.addWish({ wanted: 20 });
  const gift = aCandleFor(wish, cardOf(jonah));
  const answers = await twenty((index) => checkOut(site.as(jonah), gift, index % 2 ? undefined : `own ${index}`));

  expect(counted(answers)).toEqual({ 200: 1, '409 in_progress': 19 });
  const orders = await ordersOf(wish);
  expect(orders).toHaveLength(1);
  const { payments } = await site.sandbox.books();
  expect(payments.filter(({ orderId }) => orderId === orders[0]?._id)).toHaveLength(1);
});

test('twenty people want to give the last one: nineteen hear that it is gone, and one hold stays open', async () => {
  await site.sandbox.scriptOrder({ stays_processing: true });
  const wish = site.wishlists.addWish();
  const answers = await Promise.all(givers.map((giver) => checkOut(site.as(giver), aCandleFor(wish, cardOf(giver)))));

  expect(counted(answers)).toEqual({ 200: 1, '409 already_gifted': 19 });
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'Somebody was faster: this wish has already been gifted.',
  });
  const ours = new Set<string | undefined>((await ordersOf(wish)).map(({ _id }) => _id));
  const { payments } = await site.sandbox.books();
  expect(payments.filter(({ orderId }) => ours.has(orderId)).map(({ heldCents }) => heldCents)).toEqual([3193]);
});

test('of twenty people who each want to give 60 of the last 100 dollars one does; the rest hear that 40 are left', async () => {
  const fund = site.wishlists.addFund(100);
  const chipIn = (giver: typeof jonah, dollars: number) =>
    giveItem(site.as(giver), dollarsFor(fund, cardOf(giver), dollars));
  const answers = await Promise.all(givers.map((giver) => chipIn(giver, 60)));

  expect(counted(answers)).toEqual({ 200: 1, '409 over_contribution': 19 });
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ remaining_amount: 4000 });
  expect((await chipIn(jonah, 40)).status).toBe(200);
  expect((await chipIn(jonah, 1)).body).toMatchObject({ code: 'over_contribution', remaining_amount: 0 });
});

test('of twenty contributions that meet the payout each is inside or refused, and what is inside is paid out', async () => {
  const fund = site.wishlists.addFund(10_000);
  expect((await giveItem(site.as(jonah), dollarsFor(fund, cardOf(jonah), 10))).status).toBe(200);
  const [requested, ...answers] = await Promise.all([
    requestPayout(site.as(maya), fund),
    ...givers.map((giver) => giveItem(site.as(giver), dollarsFor(fund, cardOf(giver), 20))),
  ]);
  const inside = counted(answers)['200'] ?? 0;

  expect(counted(answers)['409 payout_requested'] ?? 0).toBe(20 - inside);
  expect(requested).toMatchObject({ status: 200, body: { payout: { grossCents: 1_000 + 2_000 * inside } } });
});
