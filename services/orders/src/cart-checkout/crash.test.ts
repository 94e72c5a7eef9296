import { cartContract } from '@wishbow/contracts/cart-contract';
import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { OrderState } from '@wishbow/domain/order-state';
import { RequestFailed } from '@wishbow/http/client';
import { readConfig } from '../config.ts';
import { CART_FAILPOINTS, type Failpoint } from '../failpoints.ts';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { startOrders } from '../start.ts';
import { cartToOrder, lookIntoCart, orderCart, putIntoCart } from '../testing/cart-items.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { saveCard } from '../testing/gifts.ts';
import { startOrdersProcess } from '../testing/orders-process.ts';
import { createOrdersWorld, type OrdersWorld } from '../testing/orders-world.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const [buyer = maya] = crowd;
/** Nothing was taken yet, so there are no orders afterwards and the cart is as it was. */
const UNDONE: readonly Failpoint[] = ['after_cart_row', 'after_cart_units'];
/** This lies on the way of a card that is declined. */
const WHEN_DECLINED: readonly Failpoint[] = ['after_cart_void'];
const SETTLED: readonly OrderState[] = ['placed', 'payment_failed'];

let world: OrdersWorld;
let card: CardId;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  world = await createOrdersWorld();
  const orders = await startOrders(readConfig(world.env));
  card = await saveCard(world.as(buyer));
  await orders.stop();
});
afterEach(() => Promise.all(running.splice(0).map((orders) => orders.stop())));
afterAll(() => world.stop());

function expectedStates(failpoint: Failpoint): string[] {
  if (UNDONE.includes(failpoint)) return [];
  return WHEN_DECLINED.includes(failpoint) ? ['payment_failed', 'payment_failed'] : ['placed', 'placed'];
}

/** The buyer always has ten dollars of Llama Bucks: orders that were undone have given them back. */
async function topUpCredit(grantId: string): Promise<void> {
  const missing = 1000 - (await getCreditBalance(world.connection, buyer.id));
  const grant = { id: grantId, userId: buyer.id, amountCents: cents(missing) };
  if (missing > 0) await grantCredit(world.connection, grant, new Date());
}

/** A candle for Maya and one for Jonah; the process dies under the request or soon after it. */
async function orderAndDie(failpoint: Failpoint) {
  const as = world.as(buyer);
  const victim = await startOrdersProcess({ ...world.env, FAILPOINT: failpoint });
  running.push(victim);
  for (const { id } of (await lookIntoCart(as)).cart_items) await removeLine(id);
  const wish = world.wishlists.addWish();
  await putIntoCart(as, { wish_id: wish });
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
  await orderCart(as, await cartToOrder(as, card), failpoint).catch(aCutConnection);
  expect(await victim.ended).toBe('SIGKILL');
  await world.endAbandonedTransactions();
  return wish;
}
const removeLine = (id: string) => world.as(buyer)(cartContract.removeFromCart, { body: { item: { id } } });
const aCutConnection = (error: unknown) => {
  if (!(error instanceof RequestFailed)) throw error;
};

test.each(CART_FAILPOINTS)(
  'killed at %s, all orders of a cart are placed or all are undone after the restart, and no cent is lost',
  async (failpoint) => {
    await world.sandbox.clearScripts();
    if (WHEN_DECLINED.includes(failpoint)) {
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
      const declined = { status: 402, body: { error } };
      await world.sandbox.scriptFault('stripe', { path: '/v1/payment_intents', method: 'POST' }, declined);
    }
    await topUpCredit(failpoint);
    const known = new Set((await world.orders()).map(({ _id }) => _id));
    const wish = await orderAndDie(failpoint);

    running.push(await startOrders(readConfig(world.env)));
    const orders = await until('every order is settled', async () => {
      const ours = (await world.orders()).filter(({ _id }) => !known.has(_id));
      const areAll = ours.length === expectedStates(failpoint).length;
      return areAll && ours.every(({ state }) => SETTLED.includes(state)) && ours;
    });

    expect(orders.map(({ state }) => state)).toEqual(expectedStates(failpoint));
    const isPlaced = orders.some(({ state }) => state === 'placed');
    expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: isPlaced ? 1 : 0 });
    expect((await lookIntoCart(world.as(buyer))).cart_items).toHaveLength(isPlaced ? 0 : 2);
    expect(await world.violations()).toEqual([]);
  },
);
