import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { saveCard } from '../testing/gifts.ts';
import { cancel, stories } from '../testing/order-actions.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
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
afterEach(async () => {
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

const told = (orderId: string, count: number) =>
  until('it was told', async () => site.social.toldAbout(orderId).length === count && site.social.toldAbout(orderId));
const requestsOf = async (orderId: string, kind: 'order' | 'cancellation') =>
  (await site.sandbox.books()).retailerRequests.filter((it) => it.orderId === orderId && it.kind === kind);
const statesOf = async (orderId: Parameters<RunningOrders['order']>[0]) =>
  (await site.order(orderId))?.steps.map(({ state }) => state).slice(2);

test('an order that is not placed yet is aborted: nothing was paid, and nobody but the buyer hears of it', async () => {
  const { id, wish } = await story.processing(site.as(jonah), card);
  await until('it was sent', async () => (await site.order(id))?.retailerRequestId);
  const answer = await cancel(site.as(jonah), id);

  expect(answer).toMatchObject({ status: 200, body: { order: { status: 'cancelling' } } });
  await site.orderIn(id, 'cancelled');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await told(id, 1)).toEqual(['orders.order_cancelled']);
  expect(site.social.payloadsAbout(id)).toMatchObject([{ recipientId: null }]);
  expect(await statesOf(id)).toEqual(['processing', 'cancelling', 'cancelled']);
});

test('an order that was never sent is not sent to be cancelled', async () => {
  await site.sandbox.scriptFault('retailer', { path: '/v1/orders' }, { status: 503 }, 'always');
  const { id } = await story.processing(site.as(jonah), card);
  await cancel(site.as(jonah), id);
  await site.sandbox.clearScripts();
  // A try whose answer was lost is sent once more to learn of it, and must not be placed before it is aborted.
  await site.sandbox.scriptOrder({ stays_processing: true });

  await site.orderIn(id, 'cancelled');
  expect((await requestsOf(id, 'order')).length).toBeLessThanOrEqual(1);
});

test('an abort that comes too late leaves the order placed, and both are told of the gift', async () => {
  const { id, wish } = await story.processing(site.as(jonah), card, {
    stays_processing: false,
    ignores_abort: true,
    delay_ms: 3_600_000,
  });
  await cancel(site.as(jonah), id);
  await site.hurry(id);

  await site.orderIn(id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await told(id, 1)).toEqual(['orders.order_placed']);
  expect(await statesOf(id)).toEqual(['processing', 'cancelling', 'placed']);
});

test('a placed order is called back: all of it goes back, the wish is open again, and both are told', async () => {
  const { id, wish } = await story.placed(site.as(jonah), card);
  const answer = await cancel(site.as(jonah), id);

  expect(answer).toMatchObject({ status: 200, body: { order: { status: 'cancel_requested' } } });
  const cancelled = await site.orderIn(id, 'cancelled');
  expect(cancelled.refunds).toEqual([{ id: 'cancellation', cardCents: 3193, creditCents: 0, state: 'succeeded' }]);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await told(id, 2)).toEqual(['orders.order_placed', 'orders.order_cancelled']);
  expect(site.social.payloadsAbout(id)[1]).toMatchObject({ buyerId: jonah.id, recipientId: maya.id });
});

test('what was paid in Llama Bucks comes back as Llama Bucks, and the rest too if the buyer wants', async () => {
  const giver = crowd[0] ?? jonah;
  await grantCredit(site.connection, { id: 'cancel', userId: giver.id, amountCents: cents(1000) }, new Date());
  const theirs = await saveCard(site.as(giver));
  const withCredit = { creditAmount: 10, amount: '21.93' };
  const first = await story.placed(site.as(giver), theirs, {}, withCredit);
  await cancel(site.as(giver), first.id);
  const toCard = await site.orderIn(first.id, 'cancelled');
  expect(toCard.refunds).toMatchObject([{ cardCents: 2193, creditCents: 1000 }]);
  expect(await getCreditBalance(site.connection, giver.id)).toBe(1000);

  const second = await story.placed(site.as(giver), theirs, {}, withCredit);
  await cancel(site.as(giver), second.id, 'credit');
  const toCredit = await site.orderIn(second.id, 'cancelled');
  expect(toCredit.refunds).toMatchObject([{ cardCents: 0, creditCents: 3193 }]);
  expect(await getCreditBalance(site.connection, giver.id)).toBe(3193);
});

test('of twenty clicks on Cancel one reaches the retailer, and the money goes back once', async () => {
  const { id } = await story.placed(site.as(jonah), card);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(site.as(jonah), id)));
  for (const answer of answers) expect([200, 409]).toContain(answer.status);

  await site.orderIn(id, 'cancelled');
  expect(await requestsOf(id, 'cancellation')).toHaveLength(1);
  expect(await cancel(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
});

test('a cancellation that is first only attempted succeeds later', async () => {
  const { id } = await story.placed(site.as(jonah), card, { cancellation: 'attempts_first' });
  await cancel(site.as(jonah), id);

  await site.orderIn(id, 'cancelled');
});

test('a cancellation stays attempted until the parcel is on its way, and then has failed', async () => {
  const { id, wish } = await story.placed(site.as(jonah), card, { cancellation: 'stuck' });
  await cancel(site.as(jonah), id);
  await until('it was asked', async () => (await site.order(id))?.cancellation?.requests.length === 1);
  expect(await site.order(id)).toMatchObject({ state: 'cancel_requested' });
  await story.ship(id);

  await site.orderIn(id, 'shipped');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await statesOf(id)).toEqual(['processing', 'placed', 'cancel_requested', 'placed', 'shipped']);
  expect(await cancel(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
});

test('to anybody but its buyer, the recipient too, an order does not exist', async () => {
  const { id } = await story.placed(site.as(jonah), card);
  for (const person of [maya, ...crowd.slice(0, 1)]) {
    expect(await cancel(site.as(person), id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(await requestsOf(id, 'cancellation')).toEqual([]);
});

test('when the card processor is out the refund follows once it is back, and is one', async () => {
  const { id } = await story.placed(site.as(jonah), card);
  await site.sandbox.scriptFault('stripe', { path: '/v1/refunds' }, { when: 'after', reset: true }, 2);
  await cancel(site.as(jonah), id);

  await site.orderIn(id, 'cancelled');
});

test('an order that the merchant has not named yet is called back once it is, and is not cancelled before', async () => {
  const unnamed = { _type: 'order_response', price_components: { total: 2895 } };
  await site.sandbox.scriptFault(
    'retailer',
    { path: '/v1/orders/', method: 'GET' },
    { status: 200, body: unnamed },
    'always',
  );
  const { id, wish } = await story.placed(site.as(jonah), card);
  await cancel(site.as(jonah), id);
  await new Promise((resolve) => setTimeout(resolve, 500));

  expect(await site.order(id)).toMatchObject({
    state: 'cancel_requested',
    retailerOutcome: { kind: 'placed', merchantOrderIds: [] },
  });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await requestsOf(id, 'cancellation')).toEqual([]);

  await site.sandbox.clearScripts();
  await site.orderIn(id, 'cancelled');
  expect(await requestsOf(id, 'cancellation')).toHaveLength(1);
});
