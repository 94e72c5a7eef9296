import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { orderModel } from '../orders/order-model.ts';
import { cartToOrder, lookIntoCart, orderCart, placeCart, putIntoCart } from '../testing/cart-items.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { saveCard } from '../testing/gifts.ts';
import { inviteRosa, ROSAS_EMAIL } from '../testing/invitations.ts';
import { cancel } from '../testing/order-actions.ts';
import { crowd, hermit, jonah, maya, neighbours } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

const shopperAt = (place: number) => {
  const shopper = crowd[place];
  if (!shopper) throw new Error('There are no more shoppers');
  return { ...shopper, as: site.as(shopper) };
};

/** A candle for Jonah and one for somebody private whom everybody follows. */
async function twoCandles(as: ReturnType<typeof site.as>) {
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: hermit.id });
}

test('an empty cart, or one in which nobody is chosen, cannot be ordered', async () => {
  const { as } = shopperAt(0);
  expect(await orderCart(as, await cartToOrder(as, null))).toMatchObject({
    status: 422,
    body: { errors: { to_user_id: ['Please select a recipient'] } },
  });
  await putIntoCart(as, { product_id: SPA_CANDLE });
  expect((await orderCart(as, await cartToOrder(as, null))).status).toBe(422);
});

test('what is for nobody yet stays in the cart when the rest is ordered', async () => {
  const { as } = shopperAt(1);
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
  await putIntoCart(as, { product_id: SPA_CANDLE });
  const orders = await placeCart(as, await cartToOrder(as, await saveCard(as)));

  expect(orders).toHaveLength(1);
  expect((await lookIntoCart(as)).parcels.map(({ is_counted }) => is_counted)).toEqual([false]);
  for (const { id } of orders) await site.orderIn(id, 'placed');
});

test('a card of somebody else does not exist, and what costs something needs one', async () => {
  const { as } = shopperAt(2);
  await twoCandles(as);
  const theirs = await saveCard(site.as(maya));

  expect(await orderCart(as, await cartToOrder(as, theirs))).toMatchObject({
    status: 404,
    body: { code: 'card_not_found' },
  });
  expect(await orderCart(as, await cartToOrder(as, null))).toMatchObject({
    status: 422,
    body: { errors: { card_id: ['Please add a card'] } },
  });
  const asMaya = { ...(await cartToOrder(as, theirs)), from_user_id: maya.id };
  expect(await orderCart(as, asMaya)).toMatchObject({ status: 403, body: { code: 'identity_mismatch' } });
});

test('more Llama Bucks than there are, or fewer than none, are not laid out', async () => {
  const { as } = shopperAt(3);
  await twoCandles(as);
  const order = await cartToOrder(as, await saveCard(as));

  expect(await orderCart(as, { ...order, creditAmount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'insufficient_credit', quote: { creditBalanceCents: 0 } },
  });
  expect((await orderCart(as, { ...order, creditAmount: -1 })).status).toBe(422);
});

test('Llama Bucks that pay for everything need no card', async () => {
  const shopper = shopperAt(4);
  await grantCredit(site.connection, { id: 'all', userId: shopper.id, amountCents: cents(7000) }, new Date());
  await twoCandles(shopper.as);
  const orders = await placeCart(shopper.as, await cartToOrder(shopper.as, null));

  expect(orders.map(({ creditCents, totalCents, card }) => [creditCents, totalCents, card])).toEqual([
    [3193, 0, null],
    [3193, 0, null],
  ]);
  for (const { id } of orders) await site.orderIn(id, 'placed');
  expect(await getCreditBalance(site.connection, shopper.id)).toBe(614);
});

test('when the store turns one parcel down the other still goes its way', async () => {
  const { as } = shopperAt(5);
  await twoCandles(as);
  const order = await cartToOrder(as, await saveCard(as));
  await site.sandbox.scriptOrder({ error: 'product_unavailable' });
  const orders = await placeCart(as, order);

  const settled = await Promise.all(
    orders.map(async ({ id }) => Promise.any([site.orderIn(id, 'placed'), site.orderIn(id, 'failed')])),
  );
  expect(settled.map(({ state }) => state).sort()).toEqual(['failed', 'placed']);
});

test('a request sent again with its key has the same answer, and the key takes no other cart', async () => {
  const { as } = shopperAt(6);
  await twoCandles(as);
  const order = await cartToOrder(as, await saveCard(as));
  const first = await placeCart(as, order, 'press-1');
  for (const { id } of first) await site.orderIn(id, 'placed');

  expect(await placeCart(as, order, 'press-1')).toEqual(first);
  expect(await orderCart(as, { ...order, amount: 1 }, 'press-1')).toMatchObject({
    status: 409,
    body: { code: 'idempotency_mismatch' },
  });
});

test('two people order the last unit in carts of their own at once: one has it, the other nothing at all', async () => {
  const wish = site.wishlists.addWish();
  const shoppers = [shopperAt(7), shopperAt(8)];
  const carts = [];
  for (const { as } of shoppers) {
    await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
    await putIntoCart(as, { wish_id: wish });
    carts.push({ as, order: await cartToOrder(as, await saveCard(as)) });
  }
  const answers = await Promise.all(carts.map(({ as, order }) => orderCart(as, order)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const orders = (await site.orders()).filter(({ buyerId }) => shoppers.some(({ id }) => id === buyerId));
  expect(orders).toHaveLength(2);
  for (const { _id } of orders) await site.orderIn(_id, 'placed');
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
});

test('a card that is declined for one of 25 parcels keeps a hold for none of them', async () => {
  const { id: buyerId, as } = shopperAt(9);
  for (const [place, { id }] of neighbours.entries()) {
    await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: id, quantity: place === 0 ? 2 : 1 });
  }
  const order = await cartToOrder(as, await saveCard(as));
  const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
  const ofTwoCandles = { path: '/v1/payment_intents', method: 'POST', contains: '"5593"' };
  await site.sandbox.scriptFault('stripe', ofTwoCandles, { status: 402, body: declined }, 'always');
  await orderCart(as, order);

  // So many holds at once may take a small machine longer than a request: then the worker ends it.
  const orders = await until('all were refused', async () => {
    const theirs = (await site.orders()).filter((it) => it.buyerId === buyerId);
    return theirs.length === 25 && theirs.every(({ state }) => state === 'payment_failed') && theirs;
  });
  const ours = new Set<string | undefined>(orders.map(({ _id }) => _id));
  const payments = (await site.sandbox.books()).payments.filter(({ orderId }) => ours.has(orderId));
  expect(payments).toHaveLength(24);
  expect(payments.filter(({ heldCents }) => heldCents > 0)).toEqual([]);
});

test('inviting somebody and calling it back over and over has three mails sent to them a day', async () => {
  const { as, id: buyerId } = shopperAt(6);
  const card = await saveCard(as);
  for (let tries = 0; tries < 3; tries += 1) await cancel(as, await inviteRosa(as, card));
  await putIntoCart(as, { product_id: SPA_CANDLE, invited_email: ROSAS_EMAIL });
  const order = await cartToOrder(as, card);
  expect(await orderCart(as, order)).toMatchObject({ status: 429, body: { code: 'too_many_invitations' } });
  expect((await site.orders()).filter(({ invitation }) => invitation)).toHaveLength(3);

  const earliest = { buyerId, invitation: { $exists: true } };
  await orderModel(site.connection).updateOne(earliest, { $set: { createdAt: new Date(0) } });
  expect(await orderCart(as, order)).toMatchObject({ status: 200 });
  const calledBack = async () => (await site.orders()).every(({ state }) => state !== 'cancelling');
  await until('all are called back', calledBack);
});
