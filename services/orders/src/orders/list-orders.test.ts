import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { OrderId } from '@wishbow/contracts/wire-types';
import { addOrder } from '../orders/order-repository.ts';
import { anOrder } from '../testing/an-order.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());

const orderId = (number: number) => OrderId.parse(`64f1${String(number).padStart(20, '0')}`);
const noon = new Date('2026-11-28T12:00:00Z');

/** Two orders a day: their ids decide which of them is the newer one. */
const placeOrders = async (count: number) => {
  for (let number = 0; number < count; number += 1) {
    const createdAt = new Date(noon.getTime() + Math.floor(number / 2) * 86_400_000);
    await addOrder(site.connection, anOrder({ _id: orderId(number), createdAt, intentKey: `intent-${number}` }));
  }
};

test('a buyer reads all their orders page by page, newest first, each once', async () => {
  await placeOrders(23);
  const as = site.as(jonah);
  const first = await as(ordersContract.listOrders, { body: {} });
  const second = await as(ordersContract.listOrders, { body: { before: orderId(13) } });
  const third = await as(ordersContract.listOrders, { body: { before: orderId(3) } });

  const numbersOf = ({ body }: typeof first) => body.orders.map(({ id }) => Number(id.slice(4)));
  expect(numbersOf(first)).toEqual([22, 21, 20, 19, 18, 17, 16, 15, 14, 13]);
  expect(numbersOf(second)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(numbersOf(third)).toEqual([2, 1, 0]);
  expect([first, second, third].map(({ body }) => body.has_more)).toEqual([true, true, false]);
});

test('nobody reads on from an order of somebody else', async () => {
  const other = crowd[0] ?? maya;
  const { body } = await site.as(other)(ordersContract.listOrders, { body: { before: orderId(13) } });
  expect(body).toEqual({ orders: [], has_more: false });
});

test('a buyer opens one order by its address; to everybody else, its recipient too, there is none', async () => {
  const order = { id: orderId(13) };
  const own = await site.as(jonah)(orderActionsContract.getOrder, { body: { order } });
  expect(own).toMatchObject({ status: 200, body: { order: { id: orderId(13), status: 'placed', refund: null } } });
  for (const person of [maya, ...crowd.slice(0, 1)]) {
    const answer = await site.as(person)(orderActionsContract.getOrder, { body: { order } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

test('an order that is only being agreed on is not one yet', async () => {
  const intent = anOrder({ _id: orderId(99), state: 'authorizing', intentKey: 'intent-99' });
  await addOrder(site.connection, intent);
  for (const endpoint of [orderActionsContract.getOrder, orderActionsContract.retrieveReturn]) {
    const answer = await site.as(jonah)(endpoint, { body: { order: { id: orderId(99) } } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});
