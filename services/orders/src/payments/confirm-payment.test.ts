import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { CardId, OrderId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { cartCheckoutModel } from '../cart-checkout/cart-checkout-model.ts';
import { orderModel } from '../orders/order-model.ts';
import { answerBank, goOn, questionIn } from '../testing/bank.ts';
import { cartToOrder, lookIntoCart, orderCart, putIntoCart } from '../testing/cart-items.ts';
import { dollarsFor, giveItem } from '../testing/custom-gifts.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { aCandleFor, checkOut, placeGift, saveCard } from '../testing/gifts.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const [friend = maya, shopper = maya, mixer = maya, leaver = maya] = crowd;
const TWENTY_MINUTES_MS = 20 * 60 * 1_000;
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

let site: RunningOrders;
let asks: CardId;
let works: CardId;

beforeAll(async () => {
  site = await runningOrders();
  asks = await saveCard(site.as(jonah), 'tok_authenticationRequired');
  works = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());
afterEach(async () => expect(await site.violations()).toEqual([]));

/** Jonah gives a candle with a card whose bank asks. */
async function askedAbout(wish = site.wishlists.addWish(), key?: string) {
  return { wish, question: questionIn(await checkOut(site.as(jonah), aCandleFor(wish, asks), key)) };
}
const intentOf = async (orderId: string) =>
  (await site.sandbox.stripeState()).payment_intents.filter(({ metadata }) => metadata.order_id === orderId);

test('a gift waits for the bank with its unit kept, is held once its buyer has agreed, and is placed', async () => {
  const { wish, question } = await askedAbout();
  expect(question).toMatchObject({ kind: 'order', client_secret: expect.stringMatching(/^pi_.+_secret_/) });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 1, gifted: 0 });
  const friends = await saveCard(site.as(friend));
  const refused = await checkOut(site.as(friend), aCandleFor(wish, friends));
  expect(refused).toMatchObject({ status: 409, body: { code: 'already_gifted' } });
  const quote = { wish_id: wish, quantity: 1, ship_to: 'them' } as const;
  expect(await site.as(friend)(ordersContract.quoteGift, { body: quote })).toMatchObject({ status: 409 });
  expect(await site.as(jonah)(ordersContract.quoteGift, { body: quote })).toMatchObject({ status: 200 });
  expect(questionIn(await goOn(site.as(jonah), question))).toEqual(question);

  await answerBank(question, 'complete');
  expect(await goOn(site.as(jonah), question)).toMatchObject({
    status: 200,
    body: { orders: [{ id: question.id }], contribution: null },
  });
  await site.orderIn(question.id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

test('nobody but its buyer hears of a payment that is to be confirmed', async () => {
  const { question } = await askedAbout();
  const theirs = await goOn(site.as(maya), question, true);
  expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(JSON.stringify(theirs.body)).not.toContain(question.client_secret);
  await expect(goOn(site.asVisitor, question)).rejects.toMatchObject({ status: 401 });
  expect(questionIn(await goOn(site.as(jonah), question))).toEqual(question);
  await goOn(site.as(jonah), question, true);
});

test('a buyer who cannot confirm reads why, and the next one can give it at once', async () => {
  const { wish, question } = await askedAbout();
  await answerBank(question, 'fail');

  const refused = await goOn(site.as(jonah), question);
  expect(refused).toMatchObject({ status: 402, body: { code: 'card_declined', message: NOT_AUTHENTICATED } });
  expect(refused.body).not.toHaveProperty('payment');
  expect(await goOn(site.as(jonah), question)).toMatchObject({ status: 402, body: { message: NOT_AUTHENTICATED } });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await intentOf(question.id)).toMatchObject([{ status: 'canceled' }]);
  const { id } = await placeGift(site.as(friend), aCandleFor(wish, await saveCard(site.as(friend))));
  await site.orderIn(id, 'placed');
});

test('whoever turns away from the question frees the gift at once, and is not charged', async () => {
  const { wish, question } = await askedAbout();
  expect(await goOn(site.as(jonah), question, true)).toMatchObject({
    status: 402,
    body: { code: 'card_declined', message: 'The payment was not confirmed. You were not charged.' },
  });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  await expect(answerBank(question, 'complete')).rejects.toThrow('404');
});

test('what a bank has agreed to goes on, though its buyer turned away or closed the browser', async () => {
  const turnedAway = await askedAbout();
  await answerBank(turnedAway.question, 'complete');
  expect((await goOn(site.as(jonah), turnedAway.question, true)).status).toBe(200);
  await site.orderIn(turnedAway.question.id, 'placed');

  const closed = await askedAbout();
  await answerBank(closed.question, 'complete');
  await site.orderIn(closed.question.id, 'placed');
});

test('two tabs are asked about one payment, and two clicks after the answer make one order', async () => {
  const wish = site.wishlists.addWish();
  const { question } = await askedAbout(wish, 'press-of-one-tab');
  expect((await askedAbout(wish)).question).toEqual(question);
  await answerBank(question, 'complete');

  const answers = await Promise.all([1, 2, 3].map(() => goOn(site.as(jonah), question)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const repeated = await checkOut(site.as(jonah), aCandleFor(wish, asks), 'press-of-one-tab');
  expect(repeated).toMatchObject({ status: 200, body: { order: { id: question.id } } });
  expect(await intentOf(question.id)).toHaveLength(1);
  await site.orderIn(question.id, 'placed');
});

test('a gift that waits for the bank makes room for the same gift with another card', async () => {
  const { wish, question } = await askedAbout();
  const { id } = await placeGift(site.as(jonah), aCandleFor(wish, works));

  expect(await site.order(question.id)).toMatchObject({ state: 'payment_failed' });
  expect(await intentOf(question.id)).toMatchObject([{ status: 'canceled' }]);
  await site.orderIn(id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

/** Time passes for what is waiting. */
async function letWait(orderId: OrderId): Promise<void> {
  const since = new Date(Date.now() - TWENTY_MINUTES_MS);
  const waited = { $set: { createdAt: since, dueAt: since } };
  await orderModel(site.connection).updateOne({ _id: orderId }, waited);
  await cartCheckoutModel(site.connection).updateOne({ _id: orderId }, waited);
}

test('a question that nobody answers ends after a quarter of an hour, and coming back later is too late', async () => {
  const { wish, question } = await askedAbout();
  await letWait(question.id);
  await site.orderIn(question.id, 'payment_failed');

  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await intentOf(question.id)).toMatchObject([{ status: 'canceled' }]);
  expect(await goOn(site.as(jonah), question)).toMatchObject({
    status: 402,
    body: { code: 'card_declined', message: 'The payment took too long. You were not charged.' },
  });
});

/** A candle each for two people, with a card whose bank asks about every payment. */
async function askedAboutCart(as: Call) {
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: friend.id });
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
  const order = await cartToOrder(as, await saveCard(as, 'tok_authenticationRequired'));
  return { order, question: questionIn(await orderCart(as, order)) };
}

test('a cart is asked about one parcel after the other, and ordered once all are agreed to', async () => {
  const as = site.as(shopper);
  const { question, order } = await askedAboutCart(as);
  expect(await orderCart(as, order)).toMatchObject({
    body: { message: 'Your bank wants you to confirm these payments, one for each parcel.' },
  });
  await answerBank(question, 'complete');
  const second = questionIn(await goOn(as, question));
  expect(second).toMatchObject({ kind: 'cart', id: question.id });
  expect(second.client_secret).not.toBe(question.client_secret);
  expect((await lookIntoCart(as)).cart_items).toHaveLength(2);

  await answerBank(second, 'complete');
  const done = await goOn(as, second);
  expect(done).toMatchObject({ status: 200, body: { orders: [{ status: 'processing' }, { status: 'processing' }] } });
  expect((await lookIntoCart(as)).cart_items).toEqual([]);
  for (const { _id, buyerId } of await site.orders()) if (buyerId === shopper.id) await site.orderIn(_id, 'placed');
});

test('a cart of which one parcel is not confirmed is not ordered at all, and can be ordered with another card', async () => {
  const as = site.as(mixer);
  const { question, order } = await askedAboutCart(as);
  await answerBank(question, 'complete');
  const second = questionIn(await goOn(as, question));
  await answerBank(second, 'fail');
  expect(await goOn(as, second)).toMatchObject({ status: 402, body: { message: NOT_AUTHENTICATED } });

  const again = questionIn(await orderCart(as, order));
  const other = await orderCart(as, { ...order, card_id: await saveCard(as) });
  expect(other).toMatchObject({ status: 200 });
  expect(await goOn(as, again)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  for (const { id } of other.status === 200 ? other.body.orders : []) await site.orderIn(id, 'placed');
  const ended = (await site.orders()).filter(({ buyerId, state }) => buyerId === mixer.id && state !== 'placed');
  expect(ended.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'payment_failed'));
});

test('a cart that nobody confirms is given up as a whole', async () => {
  const as = site.as(leaver);
  const { question } = await askedAboutCart(as);
  await answerBank(question, 'complete');
  await goOn(as, question);
  await letWait(question.id);

  for (const { _id, ...order } of await site.orders()) {
    if (order.buyerId === leaver.id) await site.orderIn(_id, 'payment_failed');
  }
  expect((await site.sandbox.stripeState()).holds).toEqual([]);
  expect((await lookIntoCart(as)).cart_items).toHaveLength(2);
});

test('a card that its bank has agreed to counts anew, however often it is chipped in with', async () => {
  const givers = await Promise.all(
    crowd.slice(4, 6).map(async ({ id }) => ({
      as: site.as({ id }),
      cardId: await saveCard(site.as({ id }), 'tok_authenticationRequired'),
    })),
  );
  const statuses: number[] = [];
  for (const { as, cardId } of [...givers, ...givers, ...givers, ...givers, ...givers, ...givers]) {
    const question = questionIn(await giveItem(as, dollarsFor(site.wishlists.addFund(100), cardId, 1)));
    await answerBank(question, 'complete');
    statuses.push((await goOn(as, question)).status);
  }
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
});
