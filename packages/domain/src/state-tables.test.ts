import {
  ADDRESS_WAYS,
  CART_CHECKOUT_WAYS,
  CONTRIBUTION_WAYS,
  CUSTOM_GIFT_WAYS,
  FOLLOW_WAYS,
  FUND_WAYS,
  PAYMENT_WAYS,
  PAYOUT_WAYS,
  REFUND_WAYS,
  SESSION_WAYS,
  UNITS_WAYS,
} from './state-tables.ts';
import { isFinal, requireMove, stepTo, type Transitions } from './transitions.ts';

const SIGNS = { moves: 'x', stays: '=', invalid_state: '.' } as const;

/** One row per state a thing is in, one sign per state it might go to, in the same order. */
const everyPair = <State extends string>(ways: Transitions<State>): string[] => {
  const states = Object.keys(ways) as State[];
  return states.map((from) => `${from}: ${states.map((to) => SIGNS[stepTo(ways, from, to)]).join(' ')}`);
};

test.each<[string, Transitions<string>, string[]]>([
  [
    'payment',
    PAYMENT_WAYS,
    [
      'requires_method: = x x . x',
      'requires_action: x = x . x',
      'requires_capture: . . = x x',
      'succeeded: . . . = .',
      'canceled: . . . . =',
    ],
  ],
  ['refund', REFUND_WAYS, ['pending: = x x', 'succeeded: . = .', 'failed: x . =']],
  ['fund', FUND_WAYS, ['open: = x x .', 'funded: x = x .', 'payout_requested: x . = x', 'payout_dispatched: . . . =']],
  ['unit of a wish', UNITS_WAYS, ['free: = x .', 'reserved: x = x', 'gifted: x . =']],
  ['follow', FOLLOW_WAYS, ['none: = x .', 'pending: x = x', 'approved: x . =']],
  ['access to an address', ADDRESS_WAYS, ['none: = x .', 'requested: x = x', 'approved: x . =']],
  ['session', SESSION_WAYS, ['anonymous: = x . .', 'active: . = x x', 'revoked: . . = .', 'expired: . . . =']],
  [
    'contribution',
    CONTRIBUTION_WAYS,
    ['open: = x x .', 'contributed: . = . x', 'refused: . . = .', 'refunded: . . . ='],
  ],
  [
    'payout',
    PAYOUT_WAYS,
    ['open: = x . . .', 'requested: . = x x .', 'dispatched: . . = . .', 'rejecting: . . . = x', 'rejected: . . . . ='],
  ],
  ['gift from elsewhere', CUSTOM_GIFT_WAYS, ['open: = x . .', 'given: . = x .', 'undoing: . . = x', 'undone: . . . =']],
  [
    'checkout of a cart',
    CART_CHECKOUT_WAYS,
    ['created: = x . .', 'authorizing: . = x x', 'accepted: . . = .', 'refused: . . . ='],
  ],
])('of every two states of a %s one leads to the other, is the other, or is refused', (_what, ways, pairs) => {
  expect(everyPair(ways)).toEqual(pairs);
});

test('what is over stays over: money that was taken or given back, a sign-in that ended, a check that was mailed', () => {
  expect(isFinal(PAYMENT_WAYS, 'succeeded')).toBe(true);
  expect(isFinal(REFUND_WAYS, 'succeeded')).toBe(true);
  expect(isFinal(SESSION_WAYS, 'revoked')).toBe(true);
  expect(isFinal(FUND_WAYS, 'payout_dispatched')).toBe(true);
  expect(isFinal(REFUND_WAYS, 'failed')).toBe(false);
});

test('a way that nothing goes is a fault of ours and names both ends', () => {
  expect(() => requireMove('A payout', PAYOUT_WAYS, { from: 'dispatched', to: 'open' })).toThrow(
    'A payout cannot go from dispatched to open',
  );
});
