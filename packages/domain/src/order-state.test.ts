import { canMoveOrder, isFinalOrderState, ORDER_STATES } from './order-state.ts';

/** One row per state an order is in, one column per state it might go to, both in the order of `ORDER_STATES`. */
const EVERY_PAIR = [
  //                    c a P p l f u g r C s d R L h F
  ['created           ', '. x . . . . . . . . . . . . . .'],
  ['authorizing       ', '. . x x . . . . . . . . . . . .'],
  ['payment_failed    ', '. . . . . . . . . . . . . . . .'],
  ['processing        ', '. . . . x x x x . . . . . . . .'],
  ['placed            ', '. . . . . . . . x . x . . . . .'],
  ['failed            ', '. . . x . . . . . . . . . . . .'],
  ['unknown           ', '. . . . x x . . . . . . . . . .'],
  ['cancelling        ', '. . . . x . . . . x . . . . . .'],
  ['cancel_requested  ', '. . . . x . . . . x . . . . . .'],
  ['cancelled         ', '. . . . . . . . . . . . . . . .'],
  ['shipped           ', '. . . . . . . . . . . x x . . .'],
  ['delivered         ', '. . . . . . . . . . . . x . . .'],
  ['return_requested  ', '. . . . . . . . . . . x . x . x'],
  ['label_ready       ', '. . . . . . . . . . . . . . x x'],
  ['partially_refunded', '. . . . . . . . . . . . . . . x'],
  ['refunded          ', '. . . . . . . . . . . . . . . .'],
];

test('each of the 256 pairs of states is either one of the 25 allowed moves or refused', () => {
  const table = ORDER_STATES.map((from) => [
    from.padEnd(18),
    ORDER_STATES.map((to) => (canMoveOrder(from, to) ? 'x' : '.')).join(' '),
  ]);
  expect(table).toEqual(EVERY_PAIR);
});

test('an order ends paid back, cancelled or never paid', () => {
  expect(ORDER_STATES.filter(isFinalOrderState)).toEqual(['payment_failed', 'cancelled', 'refunded']);
});
