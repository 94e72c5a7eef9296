import type { Order } from '@wishbow/contracts/orders';
import { stationsOf } from './order-stations.ts';

const now = new Date('2026-11-28T12:00:00Z');
const at = '2026-11-28T11:00:00.000Z';

const order = (status: Order['status'], ...reached: Order['status'][]) =>
  ({ status, timeline: reached.map((step) => ({ status: step, at })) }) as Order;

test('an order that was just placed stands at its second station with two ahead', () => {
  expect(stationsOf(order('placed', 'created', 'authorizing', 'processing', 'placed'), now)).toEqual([
    { label: 'Processing', detail: '1 h ago', state: 'done' },
    { label: 'Placed', detail: '1 h ago', state: 'now' },
    { label: 'Shipped', state: 'next' },
    { label: 'Delivered', state: 'next' },
  ]);
});

test.each(['created', 'authorizing', 'unknown'] as const)(
  'an order that is %s is processing to its buyer, with three stations ahead',
  (status) => {
    expect(stationsOf(order(status, status), now).map(({ label, state }) => `${label} ${state}`)).toEqual([
      'Processing now',
      'Placed next',
      'Shipped next',
      'Delivered next',
    ]);
  },
);

test('a failed order has nothing ahead', () => {
  expect(
    stationsOf(order('failed', 'processing', 'failed'), now).map(({ label, state }) => `${label} ${state}`),
  ).toEqual(['Processing done', 'Could not be placed now']);
});

test('a delivered order is done with', () => {
  expect(stationsOf(order('delivered', 'processing', 'placed', 'shipped', 'delivered'), now).at(-1)?.state).toBe(
    'done',
  );
});
