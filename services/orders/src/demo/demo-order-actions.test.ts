import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { demoId } from '@wishbow/demo/demo-id';
import { cancel, retry } from '../testing/order-actions.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const maya = UserId.parse(demoId('person', 'maya'));

let site: RunningOrders;

beforeAll(async () => {
  site = await runningOrders({ SEED_DEMO: 'true' });
});
afterAll(() => site.stop());

const isOfMaya = ({ buyerId }: { buyerId: UserId }) => buyerId === maya;
const orderOfMaya = async (title: string) => {
  const found = (await site.orders()).find((order) => isOfMaya(order) && order.lines[0]?.title === title);
  if (!found) throw new Error(`Maya has ordered no ${title}`);
  return found;
};

test("Maya's failed gift for Camila is retried with the card that is saved for her, without another word", async () => {
  await until('every order of Maya has a real card', async () =>
    (await site.orders()).every((order) => !isOfMaya(order) || order.card?.customerId !== 'demo'),
  );
  const { _id, card, lines } = await orderOfMaya('Nursery rocker, carousel');
  const [line] = lines;
  site.guests.add(UserId.parse(demoId('person', 'camila')));
  if (line?.wishId) site.wishlists.addWish({ id: line.wishId });
  const { cards } = (await site.asService(ordersInternalContract.getWallet, { body: { userId: maya } })).body;
  expect(cards.map(({ id, last4 }) => ({ id, last4 }))).toContainEqual({ id: card?.id, last4: '4242' });

  // $219.00 and the $4.95 of shipping that everything has in this catalogue, with a fee of $16.63.
  site.catalog.changePrice(21_900);
  expect(await retry(site.asUser(maya), _id, { amount: '240.58' })).toMatchObject({ status: 200 });
  await site.orderIn(_id, 'placed');
});

test.each([
  ['still processing', 'Kitchen radio, mist', null],
  ['still processing, for somebody invited by e-mail', 'Wildflower honey crock, 2 lb', null],
  ['placed', 'Lambswool scarf, red', 'succeeded'],
])('an order of the demo that is %s can be cancelled, though the store never heard of it', async (_, title, refund) => {
  const { _id } = await orderOfMaya(title);

  expect(await cancel(site.asUser(maya), _id)).toMatchObject({ status: 200 });
  const cancelled = await site.orderIn(_id, 'cancelled');
  expect(cancelled.refunds?.[0]?.state ?? null).toBe(refund);
});
