import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { OrderState } from '@wishbow/domain/order-state';
import { RequestFailed } from '@wishbow/http/client';
import { type Failpoint, FAILPOINTS } from '../failpoints.ts';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { aCandleFor, type CheckoutBody, checkOut, saveCard } from '../testing/gifts.ts';
import { type OrdersProcess, startOrdersProcess } from '../testing/orders-process.ts';
import { createOrdersWorld, type OrdersWorld } from '../testing/orders-world.ts';
import { jonah } from '../testing/people.ts';
import { until } from '../testing/until.ts';

/** These lie on the way of an order that the retailer turns down. */
const WHEN_REFUSED: readonly Failpoint[] = ['after_void', 'after_release'];
/** Nothing was taken yet, so there is no order afterwards. */
const UNDONE: readonly Failpoint[] = ['after_order_row', 'after_reservation'];

const SETTLED: readonly OrderState[] = ['placed', 'failed'];

let world: OrdersWorld;
let card: CardId;
const started: OrdersProcess[] = [];

beforeAll(async () => {
  world = await createOrdersWorld();
  const orders = await start();
  card = await saveCard(world.as(jonah));
  await orders.stop();
}, 60_000);
afterEach(() => Promise.all(started.splice(0).map((orders) => orders.stop())));
afterAll(() => world.stop());

const start = async (changes: { FAILPOINT?: Failpoint } = {}): Promise<OrdersProcess> => {
  const orders = await startOrdersProcess({ ...world.env, ...changes });
  started.push(orders);
  return orders;
};

const expectedState = (failpoint: Failpoint): string | undefined => {
  if (UNDONE.includes(failpoint)) return undefined;
  return WHEN_REFUSED.includes(failpoint) ? 'failed' : 'placed';
};

/** Jonah always has ten dollars of Llama Bucks: an order that was undone has given them back. */
async function topUpCredit(grantId: string): Promise<void> {
  const missing = 1000 - (await getCreditBalance(world.connection, jonah.id));
  if (missing > 0) await grantCredit(world.connection, { id: grantId, userId: jonah.id, amountCents: cents(missing) }, new Date());
}

/** The process dies under the request or soon after it. */
const checkOutAndDie = async (gift: CheckoutBody, failpoint: Failpoint) => {
  const orders = await start({ FAILPOINT: failpoint });
  await checkOut(world.as(jonah), gift, failpoint).catch(aCutConnection);
  expect(await orders.ended).toBe('SIGKILL');
};
const aCutConnection = (error: unknown) => {
  if (!(error instanceof RequestFailed)) throw error;
};

test.each(FAILPOINTS)('killed at %s, an order is placed or undone after the restart, and no cent is lost', async (failpoint) => {
  await world.sandbox.clearScripts();
  if (WHEN_REFUSED.includes(failpoint)) await world.sandbox.scriptOrder({ error: 'product_unavailable' });
  await topUpCredit(failpoint);
  const wish = world.wishlists.addWish();
  await checkOutAndDie(aCandleFor(wish, card, { creditAmount: 10, amount: '21.93' }), failpoint);

  const restarted = await start();
  const orders = await until('every order is settled', async () => {
    const all = await world.orders();
    return all.every(({ state }) => SETTLED.includes(state)) && all;
  });
  await restarted.stop();

  const state = orders.find(({ lines }) => lines[0]?.wishId === wish)?.state;
  expect(state).toBe(expectedState(failpoint));
  expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: state === 'placed' ? 1 : 0 });
  expect(await world.violations()).toEqual([]);
}, 60_000);
