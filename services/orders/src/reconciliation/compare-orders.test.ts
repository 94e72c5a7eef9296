import { OrderId } from '@wishbow/contracts/wire-types';
import type { ListedOrder } from './books.ts';
import { compareOrders } from './compare-orders.ts';

const order = OrderId.parse('a'.repeat(24));
const known = new Set<string>([order]);
const ours = { id: order, requestId: 'req-2', isPlaced: true };
const listed = (changes: Partial<ListedOrder> = {}): ListedOrder => ({
  requestId: 'req-2',
  orderId: order,
  isPlaced: true,
  ...changes,
});

test('an order that is placed on both sides is no difference, whatever its first attempt came to', () => {
  expect(compareOrders(known, [ours], [listed({ requestId: 'req-1', isPlaced: false }), listed()])).toEqual([]);
});

test('an order placed at the retailer that is none of ours is told', () => {
  const strange = listed({ requestId: 'req-9', orderId: undefined });
  expect(compareOrders(known, [ours], [listed(), strange])).toEqual([
    { kind: 'order_of_nobody', reference: 'req-9', ours: 0, theirs: 1 },
  ]);
});

test('an order that was placed there a second time, under an attempt that we call failed, is told', () => {
  expect(compareOrders(known, [ours], [listed({ requestId: 'req-1' }), listed()])).toEqual([
    { kind: 'order_of_nobody', reference: 'req-1', ours: 0, theirs: 1 },
  ]);
});

test('an attempt that the store has cancelled for us is no second order', () => {
  const again = { ...ours, calledBack: 'req-1' };
  expect(compareOrders(known, [again], [listed({ requestId: 'req-1' }), listed()])).toEqual([]);
});

test('an order the retailer does not know, or has not placed, is told', () => {
  const missing = [{ kind: 'order_missing_at_retailer', reference: order, ours: 1, theirs: 0 }];
  expect(compareOrders(known, [ours], [])).toEqual(missing);
  expect(compareOrders(known, [ours], [listed({ isPlaced: false })])).toEqual(missing);
});

test('an order that we gave up and the retailer placed all the same is told', () => {
  expect(compareOrders(known, [{ ...ours, isPlaced: false }], [listed()])).toEqual([
    { kind: 'order_placed_only_there', reference: order, ours: 0, theirs: 1 },
  ]);
});

test('an order that is under way is known, and not compared', () => {
  expect(compareOrders(known, [], [listed()])).toEqual([]);
});
