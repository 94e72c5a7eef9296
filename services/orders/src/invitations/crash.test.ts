import type { CardId, OrderId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { Failpoint } from '../failpoints.ts';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { orderModel } from '../orders/order-model.ts';
import { crashingOrders } from '../testing/crashing-orders.ts';
import { saveCard } from '../testing/gifts.ts';
import { claim, inviteRosa, letDaysPass, readInvitation, rosa } from '../testing/invitations.ts';
import { createOrdersWorld, type OrdersWorld } from '../testing/orders-world.ts';
import { jonah } from '../testing/people.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let world: OrdersWorld;
let orders: ReturnType<typeof crashingOrders>;
let card: CardId;

beforeAll(async () => {
  world = await createOrdersWorld();
  orders = crashingOrders(world);
  await orders.start();
  card = await saveCard(world.as(jonah));
});
afterEach(async () => {
  expect(await world.violations()).toEqual([]);
  // Rosa is invited three times a day at most.
  await orderModel(world.connection).updateMany({}, { $set: { createdAt: new Date(0) } });
});
afterAll(async () => {
  await orders.stopAll();
  await world.stop();
});

/** Does something at a process that dies of it, and starts another one. */
const dyingAt = async (failpoint: Failpoint, act: () => Promise<unknown>) =>
  expect(await orders.dyingAt(failpoint, act)).toBe('SIGKILL');

const heldFor = async (orderId: OrderId) =>
  (await world.sandbox.books()).payments.filter((hold) => hold.orderId === orderId && hold.heldCents > 0).length;

test.each<Failpoint>(['before_cart_holds', 'after_cart_holds'])(
  'killed at %s, somebody is invited once after the restart',
  async (failpoint) => {
    const known = new Set((await world.orders()).map(({ _id }) => _id));
    await dyingAt(failpoint, () => inviteRosa(world.as(jonah), card));

    const { _id: orderId } = await until('it waits', async () =>
      (await world.orders()).find(({ _id, state }) => !known.has(_id) && state === 'processing'),
    );
    await until('it was mailed', async () => world.mailbox.mail(`gift_invitation:${orderId}`));
    expect((await claim(world.asVisitor, orderId, rosa)).status).toBe(200);
    await world.orderIn(orderId, 'placed');
    expect(await heldFor(orderId)).toBe(0);
  },
);

test('killed after it was claimed, a gift is ordered once after the restart and not claimed again', async () => {
  const orderId = await inviteRosa(world.as(jonah), card);
  await dyingAt('after_claim', () => claim(world.asVisitor, orderId, rosa));

  await world.orderIn(orderId, 'placed');
  expect((await claim(world.asVisitor, orderId, rosa)).status).toBe(422);
});

test.each<Failpoint>(['before_late_hold', 'after_late_hold'])(
  'killed at %s, a gift that was claimed late is held and ordered once after the restart',
  async (failpoint) => {
    const orderId = await inviteRosa(world.as(jonah), card);
    await letDaysPass(world, orderId, 5);
    await until('nothing is held', async () => (await heldFor(orderId)) === 0);
    await dyingAt(failpoint, () => claim(world.asVisitor, orderId, rosa));

    await world.orderIn(orderId, 'placed');
    expect(await heldFor(orderId)).toBe(0);
  },
);

test('killed once it has let go of a hold, the hold is given back and the gift can be claimed', async () => {
  const orderId = await inviteRosa(world.as(jonah), card);
  await dyingAt('after_hold_lapsed', () => letDaysPass(world, orderId, 4));

  await until('nothing is held', async () => (await heldFor(orderId)) === 0);
  expect((await readInvitation(world.asVisitor, orderId)).status).toBe(200);
  expect((await claim(world.asVisitor, orderId, rosa)).status).toBe(200);
  await world.orderIn(orderId, 'placed');
});

test.each<Failpoint>(['after_expiry', 'after_void', 'after_release'])(
  'killed at %s, a gift that nobody claimed gives everything back after the restart, and its giver is told once',
  async (failpoint) => {
    await grantCredit(world.connection, { id: failpoint, userId: jonah.id, amountCents: cents(1000) }, new Date());
    const before = await getCreditBalance(world.connection, jonah.id);
    const orderId = await inviteRosa(world.as(jonah), card);
    await dyingAt(failpoint, () => letDaysPass(world, orderId, 14));

    await world.orderIn(orderId, 'cancelled');
    expect(await heldFor(orderId)).toBe(0);
    expect(await getCreditBalance(world.connection, jonah.id)).toBe(before);
    await until('the giver was told', async () => world.social.toldAbout(orderId).includes('orders.gift_unclaimed'));
    expect(world.social.toldAbout(orderId)).toHaveLength(1);
  },
);
