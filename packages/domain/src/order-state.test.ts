import { canMoveOrder, isFinalOrderState, ORDER_STATES } from './order-state.ts';

test('every pair of states is either one of the allowed moves or refused', () => {
  const allowed = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.filter((to) => canMoveOrder(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(allowed).toEqual([
    'created > authorizing',
    'authorizing > payment_failed',
    'authorizing > processing',
    'processing > placed',
    'processing > failed',
    'processing > unknown',
    'processing > cancelling',
    'placed > cancel_requested',
    'placed > shipped',
    'failed > processing',
    'unknown > placed',
    'unknown > failed',
    'cancelling > placed',
    'cancelling > cancelled',
    'cancel_requested > placed',
    'cancel_requested > cancelled',
    'shipped > delivered',
    'shipped > return_requested',
    'delivered > return_requested',
    'return_requested > delivered',
    'return_requested > label_ready',
    'return_requested > refunded',
    'label_ready > partially_refunded',
    'label_ready > refunded',
    'partially_refunded > refunded',
  ]);
});

test('an order ends paid back, cancelled or never paid', () => {
  expect(ORDER_STATES.filter(isFinalOrderState)).toEqual(['payment_failed', 'cancelled', 'refunded']);
});
