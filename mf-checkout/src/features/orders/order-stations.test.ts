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

const drawn = (status: Order['status'], ...reached: Order['status'][]) =>
  stationsOf(order(status, ...reached), now).map(({ label, state }) => `${label} ${state}`);

test('an order that was tried again has its failure behind it', () => {
  expect(drawn('placed', 'processing', 'failed', 'processing', 'placed')).toEqual([
    'Processing done',
    'Placed now',
    'Shipped next',
    'Delivered next',
  ]);
});

test('an order that could not be cancelled goes on from where it was', () => {
  expect(drawn('placed', 'processing', 'placed', 'cancel_requested', 'placed')).toEqual([
    'Processing done',
    'Placed now',
    'Shipped next',
    'Delivered next',
  ]);
});

test.each<[Order['status'], Order['status'][], string[]]>([
  ['cancelling', ['processing', 'cancelling'], ['Processing done', 'Cancelling now', 'Cancelled next']],
  ['cancelled', ['placed', 'cancel_requested', 'cancelled'], ['Placed done', 'Cancelling done', 'Cancelled done']],
  [
    'return_requested',
    ['delivered', 'return_requested'],
    ['Delivered done', 'Return requested now', 'Return label ready next', 'Refunded next'],
  ],
  ['label_ready', ['delivered', 'label_ready'], ['Delivered done', 'Return label ready now', 'Refunded next']],
  ['partially_refunded', ['label_ready', 'partially_refunded'], ['Return label ready done', 'Partly refunded done']],
  ['payment_failed', ['authorizing', 'payment_failed'], ['Processing done', 'Payment failed now']],
])('an order that is %s stands where it should', (status, reached, stations) => {
  expect(drawn(status, ...reached)).toEqual(stations);
});
