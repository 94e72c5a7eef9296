import { canMove, isFinal, type Transitions } from './transitions.ts';

/** The states of one order and the only ways between them (RELIABILITY.md section 3). */
export const ORDER_STATES = [
  'created',
  'authorizing',
  'payment_failed',
  'processing',
  'placed',
  'failed',
  'unknown',
  'cancelling',
  'cancel_requested',
  'cancelled',
  'shipped',
  'delivered',
  'return_requested',
  'label_ready',
  'partially_refunded',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

const ORDER_WAYS: Transitions<OrderState> = {
  created: ['authorizing'],
  authorizing: ['processing', 'payment_failed'],
  payment_failed: [],
  processing: ['placed', 'failed', 'unknown', 'cancelling'],
  placed: ['shipped', 'cancel_requested'],
  failed: ['processing'],
  unknown: ['placed', 'failed'],
  cancelling: ['cancelled', 'placed'],
  cancel_requested: ['cancelled', 'placed'],
  cancelled: [],
  shipped: ['delivered', 'return_requested'],
  delivered: ['return_requested'],
  return_requested: ['label_ready', 'refunded', 'delivered'],
  label_ready: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
};

export const canMoveOrder = (from: OrderState, to: OrderState): boolean => canMove(ORDER_WAYS, from, to);

/** Nothing more can happen to an order in this state. */
export const isFinalOrderState = (state: OrderState): boolean => isFinal(ORDER_WAYS, state);
