import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { addOrder, newOrderId } from '../orders/order-repository.ts';
import { anOrder } from '../testing/an-order.ts';
import { aCandleFor, checkOut, placeGift, saveCard } from '../testing/gifts.ts';
import { retry, stories } from '../testing/order-actions.ts';
import { crowd, hermit, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

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
afterEach(async () => {
  site.catalog.changePrice(2400);
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

const requestsOf = async (orderId: string) =>
  (await site.sandbox.books()).retailerRequests.filter((request) => request.orderId === orderId);

test('a failed order is tried again and placed, under a new hold and a new request', async () => {
  const { id, wish } = await story.failed(site.as(jonah), card, 'internal_error');
  const answer = await retry(site.as(jonah), id);

  expect(answer).toMatchObject({ status: 200, body: { order: { status: 'processing', failure: null } } });
  const placed = await site.orderIn(id, 'placed');
  expect(placed.attempt).toBe(2);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await requestsOf(id)).toHaveLength(2);
});

test('of twenty clicks on Retry one sends the order again', async () => {
  const { id } = await story.failed(site.as(jonah), card, 'internal_error');
  const answers = await Promise.all(Array.from({ length: 20 }, () => retry(site.as(jonah), id)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
  }
  await site.orderIn(id, 'placed');
  expect(await requestsOf(id)).toHaveLength(2);
});

test('an order that is under way, or failed for good, is not tried again', async () => {
  const processing = await story.processing(site.as(jonah), card);
  expect(await retry(site.as(jonah), processing.id)).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
  const gone = await story.failed(site.as(jonah), card, 'product_unavailable');
  expect(await retry(site.as(jonah), gone.id)).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
});

test('to anybody but its buyer, the recipient too, an order does not exist', async () => {
  const { id } = await story.failed(site.as(jonah), card, 'internal_error');
  for (const person of [maya, ...crowd.slice(0, 1)]) {
    expect(await retry(site.as(person), id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(await requestsOf(id)).toHaveLength(1);
});

test('a price that rose is shown first, and paid only once the buyer has agreed to it', async () => {
  const { id } = await story.failed(site.as(jonah), card, 'max_price_exceeded');
  site.catalog.changePrice(2500);

  const asked = await retry(site.as(jonah), id);
  expect(asked).toMatchObject({ status: 409, body: { code: 'prices_changed', total: 3300 } });
  expect(await site.order(id)).toMatchObject({ state: 'failed', quote: { totalCents: 3193 } });
  expect(await retry(site.as(jonah), id, { amount: '32.99' })).toMatchObject({ status: 409 });

  const agreed = await retry(site.as(jonah), id, { amount: '33.00' });
  expect(agreed).toMatchObject({ status: 200, body: { order: { totalCents: 3300, processingFeeCents: 305 } } });
  await site.orderIn(id, 'placed');
});

test('when the card is declined nothing changes, and another card may be tried', async () => {
  const { id, wish } = await story.failed(site.as(jonah), card, 'internal_error');
  const bad = await saveCard(site.as(jonah), 'tok_chargeCustomerFail');

  const declined = await retry(site.as(jonah), id, { card_id: bad });
  expect(declined).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  expect(await site.order(id)).toMatchObject({ state: 'failed', failure: { code: 'internal_error' } });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });

  expect(await retry(site.as(jonah), id, { card_id: card })).toMatchObject({ status: 200 });
  await site.orderIn(id, 'placed');
});

test('Llama Bucks are laid out again, and a wish that somebody else has given is not', async () => {
  await grantCredit(site.connection, { id: 'retry', userId: jonah.id, amountCents: cents(1000) }, new Date());
  const withCredit = { creditAmount: 10, amount: '21.93' };
  const { id, wish } = await story.failed(site.as(jonah), card, 'internal_error', withCredit);
  const other = crowd[0] ?? maya;
  const theirs = await placeGift(site.as(other), aCandleFor(wish, await saveCard(site.as(other))));

  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'already_gifted' } });
  // Otherwise it might take what is scripted for the next one.
  await site.orderIn(theirs.id, 'placed');
  expect(await getCreditBalance(site.connection, jonah.id)).toBe(1000);
  const again = await story.failed(site.as(jonah), card, 'internal_error', withCredit);
  expect(await retry(site.as(jonah), again.id)).toMatchObject({ status: 200, body: { order: { creditCents: 1000 } } });
  await site.orderIn(again.id, 'placed');
  expect(await getCreditBalance(site.connection, jonah.id)).toBe(0);
});

test('an order is not sent again to an address that its owner has taken back', async () => {
  const { id, wish } = await story.failed(site.as(jonah), card, 'internal_error');
  site.addressless.add(maya.id);
  const answer = await retry(site.as(jonah), id);
  site.addressless.delete(maya.id);

  const message = 'They have taken their address back, so nothing can be shipped to them.';
  expect(answer).toMatchObject({ status: 422, body: { code: 'no_address', message } });
  expect(await site.order(id)).toMatchObject({ state: 'failed', failure: { code: 'internal_error' } });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await requestsOf(id)).toHaveLength(1);
});

test('what a person did not wish for is not sent again once they receive from their followers alone', async () => {
  const _id = newOrderId();
  const failure = { code: 'internal_error', message: 'It failed.' };
  const unwished = {
    _id,
    steps: [{ state: 'failed', at: new Date() }],
    recipientId: hermit.id,
    state: 'failed',
    failure,
    card: null,
    paymentIntentId: null,
  } as const;
  await addOrder(
    site.connection,
    anOrder({
      ...unwished,
      retailerRequestId: null,
      shipTo: { userId: hermit.id, firstName: 'Bao', lastName: 'Tran', address: null },
    }),
  );
  site.social.stand(hermit.id, { follow: 'none' });
  const answer = await retry(site.as(jonah), _id);
  site.social.stand(hermit.id, { follow: 'approved' });

  expect(answer).toMatchObject({ status: 403, body: { code: 'recipient_private' } });
  expect(await site.order(_id)).toMatchObject({ state: 'failed' });
});

test('a gift that was ordered anew meanwhile is not ordered a second time by its retry', async () => {
  const { id, wish } = await story.failed(site.as(jonah), card, 'internal_error');
  await site.sandbox.scriptOrder({ stays_processing: true });
  expect(await checkOut(site.as(jonah), aCandleFor(wish, card))).toMatchObject({ status: 200 });

  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 409 });
});

test('a failure that turned out to be an order is not ordered again', async () => {
  await site.sandbox.scriptOrder({ error: 'internal_error', flip_after_ms: 3_600_000 });
  const { id } = await placeGift(site.as(jonah), aCandleFor(site.wishlists.addWish(), card));
  const { retailerRequestId } = await site.orderIn(id, 'failed');
  await site.sandbox.advanceOrder(retailerRequestId ?? '');

  expect(await retry(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
  expect(await requestsOf(id)).toHaveLength(1);
});
