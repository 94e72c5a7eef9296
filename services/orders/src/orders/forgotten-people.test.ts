import { cartContract } from '@wishbow/contracts/cart-contract';
import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import { OrderId, type UserId } from '@wishbow/contracts/wire-types';
import type { OrderState } from '@wishbow/domain/order-state';
import { deliverOverHttp } from '@wishbow/service/outbox/deliver-event';
import { subscribersOf } from '@wishbow/service/outbox/subscriptions';
import { readConfig } from '../config.ts';
import { partners } from '../partners.ts';
import { anOrder } from '../testing/an-order.ts';
import { putIntoCart } from '../testing/cart-items.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { INTERNAL_SECRET } from '../testing/fake-service.ts';
import { saveCard } from '../testing/gifts.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { forgetWaiting } from './forgotten-people.ts';
import { forgottenPersonModel } from './forgotten-person-model.ts';
import { orderModel } from './order-model.ts';
import { addOrder, findOrder } from './order-repository.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());

const KILN_ROAD = {
  address: '12 Kiln Road',
  address_2: '',
  city: 'Asheville',
  state: 'NC',
  postal: '28801',
  country: 'US',
};
let lastNumber = 0;

async function anOrderTo(userId: UserId, state: OrderState): Promise<OrderId> {
  lastNumber += 1;
  const _id = OrderId.parse(`64f2${String(lastNumber).padStart(20, '0')}`);
  const shipTo = { userId, firstName: 'Maya', lastName: 'Okafor', address: KILN_ROAD };
  await addOrder(site.connection, anOrder({ _id, state, shipTo, intentKey: `intent-${lastNumber}` }));
  return _id;
}
const countInCart = async () => (await site.as(maya)(cartContract.countCartItems, { body: {} })).body.count;
const shipToOf = async (id: OrderId) => (await findOrder(site.connection, id))?.shipTo;

const tellDeleted = (userId: UserId) =>
  deliverOverHttp({ self: 'accounts', urls: { orders: site.ordersUrl }, secret: INTERNAL_SECRET })('orders', {
    id: 'farewell-1',
    type: 'accounts.person_deleted',
    aggregateId: userId,
    sequence: 1,
    occurredAt: '2026-11-28T12:00:00.000Z',
    payload: { userId },
  });

test('settled orders forget the name and address of a deleted person, and their cart is gone', async () => {
  const [delivered, failed] = [await anOrderTo(maya.id, 'delivered'), await anOrderTo(maya.id, 'failed')];
  const underWay = await anOrderTo(maya.id, 'unknown');
  const toJonah = await anOrderTo(jonah.id, 'delivered');
  await putIntoCart(site.as(maya), { product_id: SPA_CANDLE, to_user_id: jonah.id });
  expect(await countInCart()).toBe(1);
  await tellDeleted(maya.id);
  await tellDeleted(maya.id);

  const nobody = { userId: maya.id, firstName: 'Deleted', lastName: 'person', address: null };
  expect(await shipToOf(delivered)).toEqual(nobody);
  expect(await shipToOf(failed)).toEqual(nobody);
  expect(await shipToOf(underWay)).toMatchObject({ firstName: 'Maya', address: KILN_ROAD });
  expect(await shipToOf(toJonah)).toMatchObject({ firstName: 'Maya', address: KILN_ROAD });
  expect(await countInCart()).toBe(0);
});

test('the orders service is told when a person is deleted', () => {
  expect(subscribersOf('accounts.person_deleted')).toContain('orders');
});

test('an order under way at the deletion keeps the address only until it ends, and only then the cards go', async () => {
  const [giver = jonah] = crowd;
  await saveCard(site.as(giver));
  const customersOf = async () =>
    (await site.asService(ordersInternalContract.getWallet, { body: { userId: giver.id } })).body.cards.length;
  const underWay = await anOrderTo(giver.id, 'unknown');
  await tellDeleted(giver.id);
  expect(await customersOf()).toBe(1);

  await orderModel(site.connection).updateOne({ _id: underWay }, { state: 'failed' });
  const { payments } = partners(readConfig(site.env));
  const forget = () => forgetWaiting({ connection: site.connection, payments });
  await forget();
  expect(await shipToOf(underWay)).toMatchObject({ firstName: 'Deleted', address: null });
  expect(await customersOf()).toBe(0);
  expect(await forgottenPersonModel(site.connection).exists({ _id: giver.id })).toBeNull();
});
