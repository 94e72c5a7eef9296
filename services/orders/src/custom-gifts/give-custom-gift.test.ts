import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import { startTracing } from '@wishbow/service/tracing/start-tracing';
import { startSpanCollector } from '@wishbow/testing/span-collector';
import { cartCheckoutModel } from '../cart-checkout/cart-checkout-model.ts';
import { contributionModel } from '../contributions/contribution-model.ts';
import { payoutModel } from '../payouts/payout-model.ts';
import { cartToOrder, placeCart, putIntoCart } from '../testing/cart-items.ts';
import { aVaseFor, dollarsFor, giveItem, outcomeOf, ownGifts, requestPayout, undo } from '../testing/custom-gifts.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { saveCard } from '../testing/gifts.ts';
import { crowd, hermit, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';
import { customGiftModel } from './custom-gift-model.ts';
import { listGiftsOf } from './custom-gift-repository.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());
afterEach(async () => {
  expect(await site.violations()).toEqual([]);
});

async function giveAVase(wish: ReturnType<typeof site.wishlists.addLink>, key?: string) {
  const answer = await giveItem(site.as(jonah), aVaseFor(wish), key);
  if (answer.status !== 200 || !answer.body.gift) throw new Error('The gift was refused');
  return answer.body.gift;
}
const told = (id: string, count: number) =>
  until('it was told', async () => site.social.toldAbout(id).length === count && site.social.toldAbout(id));

test('a giver takes a unit of a wish from elsewhere without money, and the recipient is told', async () => {
  const wish = site.wishlists.addLink();
  const gift = await giveAVase(wish);

  expect(gift).toMatchObject({ wish_id: wish, quantity: 1, private: false, message: 'Left-handed. I asked twice.' });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect(await told(gift.id, 1)).toEqual(['orders.custom_gift_given']);
  expect(site.social.payloadsAbout(gift.id)).toMatchObject([{ buyerId: jonah.id, recipientId: maya.id, wishId: wish }]);
  expect((await site.sandbox.stripeState()).payment_intents).toEqual([]);
  expect((await ownGifts(site.as(jonah), wish)).gifts.map(({ id }) => id)).toEqual([gift.id]);
});

test('the copy of a giver’s data has what they gave, oldest first, and so much at most', async () => {
  const [one, other] = [site.wishlists.addLink(), site.wishlists.addLink()];
  await giveAVase(one);
  await giveAVase(other);
  const { body } = await site.asService(ordersInternalContract.listGiving, { body: { userId: jonah.id } });
  expect(body.custom_gifts.slice(-2)).toMatchObject([
    { wish_id: one, to_user_id: maya.id, quantity: 1, private: false, state: 'given' },
    { wish_id: other, quantity: 1 },
  ]);
  expect(body.contributions).toEqual([]);
  expect(await listGiftsOf(site.connection, jonah.id, 1)).toHaveLength(1);
});

test('a giver takes the gift back: the unit is free and the notice is withdrawn, however often they ask', async () => {
  const wish = site.wishlists.addLink();
  const gift = await giveAVase(wish);
  const answers = await Promise.all([undo(site.as(jonah), gift.id), undo(site.as(jonah), gift.id)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await undo(site.as(jonah), gift.id)).status).toBe(200);
  expect(await told(gift.id, 2)).toEqual(['orders.custom_gift_given', 'orders.custom_gift_undone']);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect((await ownGifts(site.as(jonah), wish)).gifts).toEqual([]);
  await giveAVase(wish);
});

test('nobody else can take a gift back, the recipient neither', async () => {
  const wish = site.wishlists.addLink();
  const gift = await giveAVase(wish);

  expect(await undo(site.as(maya), gift.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await ownGifts(site.as(maya), wish)).gifts).toEqual([]);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

test('more than is still wanted cannot be given, and nobody gives what is gifted already', async () => {
  const wish = site.wishlists.addLink({ wanted: 2 });

  expect(await giveItem(site.as(jonah), aVaseFor(wish, { quantity: 3 }))).toMatchObject({
    status: 409,
    body: { code: 'already_gifted', message: 'Somebody was faster: only 2 of these can still be gifted.' },
  });
  expect(await outcomeOf(giveItem(site.as(jonah), aVaseFor(wish, { quantity: 2 })))).toBe('given');
  expect(await giveItem(site.as(jonah), aVaseFor(wish))).toMatchObject({
    status: 409,
    body: { code: 'already_gifted', message: 'Somebody was faster: this wish has already been gifted.' },
  });
});

test('of ten givers of the last unit one is taken', async () => {
  const wish = site.wishlists.addLink();
  const outcomes = await Promise.all(crowd.map((giver) => outcomeOf(giveItem(site.as(giver), aVaseFor(wish)))));

  expect(outcomes.sort()).toEqual([...Array.from({ length: 9 }, () => 'already_gifted'), 'given']);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

test('a repeated press gives once and has the same answer; another gift under its key is refused', async () => {
  const wish = site.wishlists.addLink({ wanted: 5 });
  const first = await giveItem(site.as(jonah), aVaseFor(wish), 'press-1');

  expect(await giveItem(site.as(jonah), aVaseFor(wish), 'press-1')).toEqual(first);
  expect(await outcomeOf(giveItem(site.as(jonah), aVaseFor(wish, { quantity: 2 }), 'press-1'))).toBe(
    'idempotency_mismatch',
  );
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

test('nobody gifts themself, what is hidden is unknown, and a wish is given as what it is', async () => {
  const wish = site.wishlists.addLink();
  const candle = site.wishlists.addWish();
  const gone = site.wishlists.addLink();
  site.wishlists.removeWish(gone);

  expect(await giveItem(site.as(maya), aVaseFor(wish))).toMatchObject({ status: 403, body: { code: 'self_gift' } });
  expect(await giveItem(site.as(jonah), aVaseFor(gone))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await outcomeOf(giveItem(site.as(jonah), aVaseFor(candle)))).toBe('not_orderable');
  expect(await outcomeOf(giveItem(site.as(jonah), aVaseFor(wish, { external: false, fund: true })))).toBe('mismatch');
  expect(await outcomeOf(giveItem(site.as(jonah), aVaseFor(wish, { user_id: jonah.id })))).toBe('mismatch');
  await expect(giveItem(site.asVisitor, aVaseFor(wish))).rejects.toMatchObject({ status: 401 });
});

test.each([-1, 0, 0.5, '2', [2], 1e21, 2 ** 53 + 1, 'NaN', true])(
  'a quantity of %p is refused as a field, and nothing is taken',
  async (quantity) => {
    const wish = site.wishlists.addLink({ wanted: 99 });
    const answer = await giveItem(site.as(jonah), aVaseFor(wish, { quantity: quantity as number }));

    expect(answer.status).toBe(422);
    expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  },
);

test('a price or an owner that the page made up is refused as unknown', async () => {
  const wish = site.wishlists.addLink();
  const made = { ...aVaseFor(wish), price: 1, fulfilled: false };

  expect((await giveItem(site.as(jonah), made)).status).toBe(422);
});

test('what is done for a gift, a contribution, a payout or a cart afterwards belongs to the trace of its request', async () => {
  const card = await saveCard(site.as(jonah));
  const fund = site.wishlists.addFund(100);
  await putIntoCart(site.as(jonah), { product_id: SPA_CANDLE, to_user_id: hermit.id });
  const cart = await cartToOrder(site.as(jonah), card);
  const collector = await startSpanCollector();
  const endTracing = await startTracing({ service: 'orders', endpoint: collector.endpoint, ratio: 1 });
  await giveAVase(site.wishlists.addLink());
  await giveItem(site.as(jonah), dollarsFor(fund, card, 60));
  await requestPayout(site.as(maya), fund);
  const orders = await placeCart(site.as(jonah), cart);
  for (const { id } of orders) await site.orderIn(id, 'placed');
  const { connection } = site;
  const models = [customGiftModel, contributionModel, payoutModel, cartCheckoutModel].map((of) => of(connection));
  const tracesOf = (name: string) => collector.spans.filter((span) => span.name === name).map(({ traceId }) => traceId);
  const turnOf = ({ modelName }: { modelName: string }) => tracesOf(`carry on ${modelName}`)[0];
  const turns = await until('each was carried on', async () => {
    // As if its process had died over each: another one looks at it later. Again, where the first was not yet done with it.
    for (const model of models.filter((each) => turnOf(each) === undefined))
      await model.collection.updateMany(
        { traceparent: { $exists: true } },
        { $set: { dueAt: new Date(0), leasedUntil: null } },
      );
    const found = models.map(turnOf);
    return found.every((traceId) => traceId !== undefined) && found;
  });
  await endTracing();
  await collector.stop();

  const [vase, chippedIn] = tracesOf('POST /api/checkoutCustomItem');
  const causes = [
    vase,
    chippedIn,
    ...['requestFundPayout', 'checkoutCart'].flatMap((name) => tracesOf(`POST /api/${name}`)),
  ];
  expect(causes).toHaveLength(4);
  expect(turns).toEqual(causes);
});
