import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { OrderState } from '@wishbow/domain/order-state';
import { RequestFailed } from '@wishbow/http/client';
import { readConfig } from '../config.ts';
import { CHECKOUT_FAILPOINTS, type Failpoint } from '../failpoints.ts';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { startOrders } from '../start.ts';
import { aCandleFor, type CheckoutBody, checkOut, saveCard } from '../testing/gifts.ts';
import { startOrdersProcess } from '../testing/orders-process.ts';
import { createOrdersWorld, type OrdersWorld } from '../testing/orders-world.ts';
import { jonah } from '../testing/people.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

/** These lie on the way of an order that the retailer turns down. */
const WHEN_REFUSED: readonly Failpoint[] = ['after_void', 'after_release'];
/** Nothing was taken yet, so there is no order afterwards. */
const UNDONE: readonly Failpoint[] = ['after_order_row', 'after_reservation'];

const SETTLED: readonly OrderState[] = ['placed', 'failed'];

let world: OrdersWorld;
let card: CardId;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  world = await createOrdersWorld();
  const orders = await startOrders(readConfig(world.env));
  card = await saveCard(world.as(jonah));
  await orders.stop();
});
afterEach(() => Promise.all(running.splice(0).map((orders) => orders.stop())));
afterAll(() => world.stop());

const expectedState = (failpoint: Failpoint): string | undefined => {
  if (UNDONE.includes(failpoint)) return undefined;
  return WHEN_REFUSED.includes(failpoint) ? 'failed' : 'placed';
};

/** Jonah always has ten dollars of Llama Bucks: an order that was undone has given them back. */
async function topUpCredit(grantId: string): Promise<void> {
  const missing = 1000 - (await getCreditBalance(world.connection, jonah.id));
  const grant = { id: grantId, userId: jonah.id, amountCents: cents(missing) };
  if (missing > 0) await grantCredit(world.connection, grant, new Date());
}

/** The process dies under the request or soon after it. */
const checkOutAndDie = async (gift: CheckoutBody, failpoint: Failpoint) => {
  const victim = await startOrdersProcess({ ...world.env, FAILPOINT: failpoint });
  running.push(victim);
  await checkOut(world.as(jonah), gift, failpoint).catch(aCutConnection);
  expect(await victim.ended).toBe('SIGKILL');
  await world.endAbandonedTransactions();
};
const aCutConnection = (error: unknown) => {
  if (!(error instanceof RequestFailed)) throw error;
};

test.each(CHECKOUT_FAILPOINTS)(
  'killed at %s, an order is placed or undone after the restart, and no cent is lost',
  async (failpoint) => {
    await world.sandbox.clearScripts();
    if (WHEN_REFUSED.includes(failpoint)) await world.sandbox.scriptOrder({ error: 'product_unavailable' });
    await topUpCredit(failpoint);
    const wish = world.wishlists.addWish();
    await checkOutAndDie(aCandleFor(wish, card, { creditAmount: 10, amount: '21.93' }), failpoint);

    running.push(await startOrders(readConfig(world.env)));
    const orders = await until('every order is settled', async () => {
      const all = await world.orders();
      return all.every(({ state }) => SETTLED.includes(state)) && all;
    });

    const state = orders.find(({ lines }) => lines[0]?.wishId === wish)?.state;
    expect(state).toBe(expectedState(failpoint));
    expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: state === 'placed' ? 1 : 0 });
    expect(await world.violations()).toEqual([]);
  },
);
