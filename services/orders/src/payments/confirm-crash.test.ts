import type { CardId } from '@wishbow/contracts/wire-types';
import { RequestFailed } from '@wishbow/http/client';
import { readConfig } from '../config.ts';
import type { Failpoint } from '../failpoints.ts';
import { startOrders } from '../start.ts';
import { answerBank, goOn, questionIn } from '../testing/bank.ts';
import { cartToOrder, orderCart, putIntoCart } from '../testing/cart-items.ts';
import { dollarsFor, giveItem } from '../testing/custom-gifts.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { aCandleFor, checkOut, saveCard } from '../testing/gifts.ts';
import { startOrdersProcess } from '../testing/orders-process.ts';
import { createOrdersWorld, type OrdersWorld } from '../testing/orders-world.ts';
import { hermit, jonah } from '../testing/people.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let world: OrdersWorld;
let asks: CardId;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  world = await createOrdersWorld();
  await start();
  asks = await saveCard(world.as(jonah), 'tok_authenticationRequired');
});
afterEach(async () => {
  expect(await world.violations()).toEqual([]);
});
afterAll(async () => {
  await stopAll();
  await world.stop();
});

const start = async () => {
  running.push(await startOrders(readConfig(world.env)));
};
const stopAll = () => Promise.all(running.splice(0).map((orders) => orders.stop()));

/** Does something at a process that dies of it, and starts another one. */
async function dyingAt(failpoint: Failpoint, act: () => Promise<unknown>): Promise<void> {
  await stopAll();
  const victim = await startOrdersProcess({ ...world.env, FAILPOINT: failpoint });
  running.push(victim);
  await act().catch(aCutConnection);
  expect(await victim.ended).toBe('SIGKILL');
  await world.endAbandonedTransactions();
  await stopAll();
  await start();
}
const aCutConnection = (error: unknown) => {
  if (!(error instanceof RequestFailed)) throw error;
};

const giveCandle = (wish: Parameters<typeof aCandleFor>[0]) => checkOut(world.as(jonah), aCandleFor(wish, asks));

/** Whoever heard nothing presses again, once the lease of the dead has lapsed. */
const askedAgain = (press: () => Promise<{ status: number; body: object }>) =>
  until('it is asked', async () => {
    const answer = await press();
    return answer.status === 402 && questionIn(answer);
  });

test.each<Failpoint>(['after_payment_intent', 'after_asking'])(
  'killed at %s while the bank was asked about, a gift is asked about once more and can be agreed to',
  async (failpoint) => {
    const wish = world.wishlists.addWish();
    await dyingAt(failpoint, () => giveCandle(wish));

    const question = await askedAgain(() => giveCandle(wish));
    await answerBank(question, 'complete');
    await world.orderIn(question.id, 'placed');
    expect((await goOn(world.as(jonah), question)).status).toBe(200);
    expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  },
);

test.each<Failpoint>(['after_payment_intent', 'after_answer'])(
  'killed at %s after the bank agreed, a gift is placed once',
  async (failpoint) => {
    const wish = world.wishlists.addWish();
    const question = questionIn(await giveCandle(wish));
    await stopAll();
    await answerBank(question, 'complete');
    await dyingAt(failpoint, () => goOn(world.as(jonah), question));

    await world.orderIn(question.id, 'placed');
    expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  },
);

test('killed after an unanswered payment was cancelled, a gift is free again', async () => {
  const wish = world.wishlists.addWish();
  const question = questionIn(await giveCandle(wish));
  await dyingAt('after_unanswered', () => goOn(world.as(jonah), question, true));

  await world.orderIn(question.id, 'payment_failed');
  expect(world.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
});

test('killed after a cart was asked about, it is asked about once more, and ordered as a whole', async () => {
  const as = world.as(jonah);
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: hermit.id });
  world.social.stand(hermit.id, { follow: 'approved' });
  const order = await cartToOrder(as, asks);
  await dyingAt('after_cart_asking', () => orderCart(as, order));

  const question = await askedAgain(() => orderCart(as, order));
  await answerBank(question, 'complete');
  const done = await until('it is ordered', async () => {
    const answer = await goOn(as, question);
    return answer.status === 200 && answer.body.orders;
  });
  for (const { id } of done) await world.orderIn(id, 'placed');
});

test('killed after a contribution was asked about, it is made once its giver has agreed', async () => {
  const fund = world.wishlists.addFund(100);
  const chipIn = () => giveItem(world.as(jonah), dollarsFor(fund, asks, 60));
  await dyingAt('after_contribution_asking', chipIn);

  await answerBank(await askedAgain(chipIn), 'complete');
  await until('it is made', async () =>
    (await world.contributions()).some(({ wishId, state }) => wishId === fund && state === 'contributed'),
  );
  expect(world.wishlists.fundStates().find(({ wishId }) => wishId === fund)).toMatchObject({ contributedCents: 6000 });
});
