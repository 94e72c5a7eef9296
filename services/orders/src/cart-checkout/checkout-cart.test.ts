import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { cartToOrder, lookIntoCart, orderCart, placeCart, putIntoCart } from '../testing/cart-items.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { saveCard } from '../testing/gifts.ts';
import { crowd, hermit, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let shopperCount = 0;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());
afterEach(async () => {
  site.catalog.changePrice(2400);
  await site.sandbox.clearScripts();
});

/** Somebody with an empty cart and a card. */
async function aShopper(token?: string) {
  const shopper = crowd[shopperCount];
  if (!shopper) throw new Error('There are no more shoppers');
  shopperCount += 1;
  const as = site.as(shopper);
  return { ...shopper, as, card: await saveCard(as, token) };
}

/** Two candles of one wish of Maya's, and one candle for Jonah besides what he wishes for. */
async function twoParcels(as: Awaited<ReturnType<typeof aShopper>>['as']) {
  const wish = site.wishlists.addWish({ wanted: 2 });
  const forMaya = await putIntoCart(as, { wish_id: wish, quantity: 2, message: 'For the sea.', private: true });
  const forJonah = await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
  return { wish, forMaya, forJonah };
}

const ordersOf = async (buyerId: string) => (await site.orders()).filter((order) => order.buyerId === buyerId);

test('a cart for two people becomes two orders on one card, and is empty afterwards', async () => {
  const { as, card } = await aShopper();
  const { wish } = await twoParcels(as);
  const orders = await placeCart(as, await cartToOrder(as, card));

  expect(orders).toMatchObject([
    {
      status: 'processing',
      to_user: { username: 'maya' },
      message: 'For the sea.',
      private: true,
      subtotalCents: 4800,
      shippingCents: 495,
      processingFeeCents: 298,
      totalCents: 5593,
      items: [{ wish_id: wish, quantity: 2 }],
    },
    { to_user: { username: 'jonah' }, totalCents: 3193, items: [{ wish_id: null, quantity: 1 }] },
  ]);
  expect((await lookIntoCart(as)).cart_items).toEqual([]);
  for (const { id } of orders) await site.orderIn(id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 2 });
  for (const { id } of orders) {
    await until('both were told', async () => site.social.toldAbout(id).includes('orders.order_placed'));
  }
  expect(await site.violations()).toEqual([]);
});

test('Llama Bucks come off both orders in proportion, to the cent', async () => {
  const shopper = await aShopper();
  await grantCredit(site.connection, { id: 'cart', userId: shopper.id, amountCents: cents(1001) }, new Date());
  await twoParcels(shopper.as);
  const orders = await placeCart(shopper.as, await cartToOrder(shopper.as, shopper.card));

  expect(orders.map(({ creditCents, totalCents }) => [creditCents, totalCents])).toEqual([
    [637, 4956],
    [364, 2829],
  ]);
  for (const { id } of orders) await site.orderIn(id, 'placed');
  expect(await site.violations()).toEqual([]);
});

test('a card that is declined for one order is charged for none, and everybody else can give it at once', async () => {
  const shopper = await aShopper();
  const { wish } = await twoParcels(shopper.as);
  const before = await lookIntoCart(shopper.as);
  const fault = { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
  await site.sandbox.scriptFault(
    'stripe',
    { path: '/v1/payment_intents', method: 'POST' },
    { status: 402, body: fault },
  );
  const answer = await orderCart(shopper.as, await cartToOrder(shopper.as, shopper.card));

  expect(answer).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect((await ordersOf(shopper.id)).map(({ state }) => state)).toEqual(['payment_failed', 'payment_failed']);
  const { payments } = await site.sandbox.books();
  const ours = new Set<string | undefined>((await ordersOf(shopper.id)).map(({ _id }) => _id));
  expect(payments.filter(({ orderId, heldCents }) => ours.has(orderId) && heldCents > 0)).toEqual([]);
  expect((await lookIntoCart(shopper.as)).cart_items).toEqual(before.cart_items);
  expect(await site.violations()).toEqual([]);

  const again = await placeCart(shopper.as, await cartToOrder(shopper.as, shopper.card));
  expect(again).toHaveLength(2);
});

test.each([
  ['subtotal', { subtotal: '0.01' }],
  ['processing fee', { processingFee: 0 }],
  ['shipping', { shipping: 0 }],
  ['total', { amount: 1 }],
])('a page that sends another %s is shown the right sums, and nothing is held', async (_name, lie) => {
  const shopper = site.as(jonah);
  const { cart_items: items } = await lookIntoCart(shopper);
  if (items.length === 0) await putIntoCart(shopper, { wish_id: site.wishlists.addWish() });
  const order = await cartToOrder(shopper, await saveCard(shopper), lie);
  const before = (await site.sandbox.books()).payments.length;

  expect(await orderCart(shopper, order)).toMatchObject({
    status: 409,
    body: { code: 'prices_changed', quote: { subtotalCents: 2400, totalCents: 3193 } },
  });
  expect((await site.sandbox.books()).payments).toHaveLength(before);
});

test('a price that moved, or a cart that changed, since the page was opened is not charged', async () => {
  const { as, card } = await aShopper();
  await twoParcels(as);
  const seen = await cartToOrder(as, card);
  site.catalog.changePrice(2500);
  expect(await orderCart(as, seen)).toMatchObject({ body: { code: 'prices_changed', quote: { subtotalCents: 7500 } } });
  site.catalog.changePrice(2400);
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: hermit.id });

  expect(await orderCart(as, seen)).toMatchObject({
    status: 409,
    body: { code: 'prices_changed', message: 'Your cart has changed. Please look at the new total.' },
  });
});

test('a product that its recipient wishes for is not ordered before the buyer has said which wish it fulfils', async () => {
  const { as, card } = await aShopper();
  const wish = site.wishlists.addWish();
  const id = await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: maya.id });
  const order = await cartToOrder(as, card);

  const asked = await orderCart(as, order);
  expect(asked).toMatchObject({
    status: 409,
    body: { code: 'existing_wishlist', existing: [{ cart_item_id: id }] },
  });
  expect(JSON.stringify(asked.body)).toContain(wish);
  const strange = { existingWishListCheck: { [id]: '64d0000000000000000fffff' } };
  expect(await orderCart(as, { ...order, ...strange })).toMatchObject({ status: 404 });
  const foreign = { existingWishListCheck: { '64f0000000000000000000aa': null } };
  expect(await orderCart(as, { ...order, ...foreign })).toMatchObject({ status: 404 });

  const orders = await placeCart(as, { ...order, existingWishListCheck: { [id]: wish } });
  for (const { id: orderId } of orders) await site.orderIn(orderId, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

test('two lines that come to be about one wish take no more of it than there is', async () => {
  const { as, card } = await aShopper();
  const wish = site.wishlists.addWish();
  await putIntoCart(as, { wish_id: wish });
  const id = await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: maya.id });
  const order = await cartToOrder(as, card, { existingWishListCheck: { [id]: wish } });

  expect(await orderCart(as, order)).toMatchObject({ status: 409, body: { code: 'already_gifted' } });
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
});

test('who comes too late for one gift orders none of them', async () => {
  const { as, card } = await aShopper();
  const { wish } = await twoParcels(as);
  const order = await cartToOrder(as, card);
  const faster = await aShopper();
  await putIntoCart(faster.as, { wish_id: wish });
  await placeCart(faster.as, await cartToOrder(faster.as, faster.card));

  const answer = await orderCart(as, order);
  expect(answer).toMatchObject({ status: 409, body: { code: 'already_gifted' } });
  expect((await lookIntoCart(as)).cart_items).toHaveLength(2);
});

test('eight presses without a key, and one under a key of its own, make one set of orders', async () => {
  const shopper = await aShopper();
  await twoParcels(shopper.as);
  const order = await cartToOrder(shopper.as, shopper.card);
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => orderCart(shopper.as, order)),
    orderCart(shopper.as, order, 'another tab'),
  ]);

  const refusals = answers.flatMap((answer) => (answer.status === 200 ? [] : answer.body.code));
  expect(refusals.filter((code) => code !== 'in_progress')).toEqual([]);
  expect(await ordersOf(shopper.id)).toHaveLength(2);
  const late = await placeCart(shopper.as, order);
  expect(late).toHaveLength(2);
  expect(await ordersOf(shopper.id)).toHaveLength(2);
  const ours = new Set<string | undefined>((await ordersOf(shopper.id)).map(({ _id }) => _id));
  const { payments } = await site.sandbox.books();
  expect(payments.filter(({ orderId }) => ours.has(orderId))).toHaveLength(2);
});

test('a cart that another tab ordered is not ordered again, and says so', async () => {
  const shopper = await aShopper();
  await putIntoCart(shopper.as, { product_id: SPA_CANDLE, to_user_id: hermit.id });
  await putIntoCart(shopper.as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
  const order = await cartToOrder(shopper.as, shopper.card);
  const catalog = site.catalog.holdNext();
  const slow = orderCart(shopper.as, order, 'the slow tab');
  await catalog.asked;
  const orders = await placeCart(shopper.as, order, 'the fast tab');
  catalog.answer();

  const ids = orders.map(({ id }) => ({ id }));
  expect(await slow).toMatchObject({ status: 200, body: { orders: ids } });
  const another = { ...order, card_id: await saveCard(shopper.as, 'tok_mastercard') };
  expect(await orderCart(shopper.as, another, 'the forgotten tab')).toMatchObject({
    status: 409,
    body: { code: 'already_ordered', message: 'You have ordered this cart already: it is among your orders.' },
  });
  expect(await ordersOf(shopper.id)).toHaveLength(2);
  const ours = new Set<string | undefined>(orders.map(({ id }) => id));
  const { payments } = await site.sandbox.books();
  expect(payments.filter(({ orderId }) => ours.has(orderId))).toHaveLength(2);
});
