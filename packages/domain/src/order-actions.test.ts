import { canCancelOrder, cancellationState, canRetryOrder, canReturnOrder } from './order-actions.ts';
import { ORDER_STATES } from './order-state.ts';

const statesWhere = (
  allows: (order: { status: (typeof ORDER_STATES)[number]; failure_code: string | null }) => boolean,
) => ORDER_STATES.filter((status) => allows({ status, failure_code: 'internal_error' }));

test('only a failed order is retried, an order is cancelled until it ships, and returned once it has', () => {
  expect(statesWhere(canRetryOrder)).toEqual(['failed']);
  expect(statesWhere(canCancelOrder)).toEqual(['processing', 'placed']);
  expect(statesWhere(canReturnOrder)).toEqual(['shipped', 'delivered']);
});

test('an order that is not placed yet is aborted, a placed one is called back', () => {
  expect(cancellationState('processing')).toBe('cancelling');
  expect(cancellationState('placed')).toBe('cancel_requested');
  expect(cancellationState('shipped')).toBeUndefined();
});

test.each([
  ['internal_error', true],
  ['zma_temporarily_overloaded', true],
  ['max_price_exceeded', true],
  ['card_declined', true],
  ['authentication_required', true],
  ['product_unavailable', false],
  ['invalid_address', false],
  [null, false],
])('an order that failed with %s can be retried: %s', (code, isAllowed) => {
  expect(canRetryOrder({ status: 'failed', failure_code: code })).toBe(isAllowed);
  expect(canRetryOrder({ status: 'failed', failure_code: code, is_placed_late: true })).toBe(false);
});
