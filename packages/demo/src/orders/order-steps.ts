import type { OrderState } from '@wishbow/domain/order-state';
import { daysBefore, hours, minutes } from '../demo-clock.ts';

export type OrderStep = { state: OrderState; at: Date };

type Step = readonly [state: OrderState, daysLater: number];

const START: readonly Step[] = [
  ['created', 0],
  ['authorizing', minutes(0.02)],
  ['processing', minutes(0.1)],
];
const PLACED: readonly Step[] = [...START, ['placed', minutes(6)]];
const DELIVERED: readonly Step[] = [...PLACED, ['shipped', hours(26)], ['delivered', 3.6]];
const RETURNING: readonly Step[] = [...DELIVERED, ['return_requested', 5.2]];

/** The way an order took to where it stands, with the time since it was made. */
const WAYS: Readonly<Record<OrderState, readonly Step[]>> = {
  created: START.slice(0, 1),
  authorizing: START.slice(0, 2),
  payment_failed: [...START.slice(0, 2), ['payment_failed', minutes(0.1)]],
  processing: START,
  failed: [...START, ['failed', minutes(4)]],
  unknown: [...START, ['unknown', minutes(20)]],
  cancelling: [...START, ['cancelling', minutes(30)]],
  cancelled: [...START, ['cancelling', minutes(30)], ['cancelled', minutes(41)]],
  placed: PLACED,
  cancel_requested: [...PLACED, ['cancel_requested', hours(20)]],
  shipped: DELIVERED.slice(0, -1),
  delivered: DELIVERED,
  return_requested: RETURNING,
  label_ready: [...RETURNING, ['label_ready', 5.4]],
  partially_refunded: [...RETURNING, ['label_ready', 5.4], ['partially_refunded', 12]],
  refunded: [...RETURNING, ['refunded', 5.3]],
};

/** Every state an order went through since it was made, oldest first. */
export const orderSteps = (state: OrderState, createdAt: Date): OrderStep[] =>
  WAYS[state].map(([passed, daysLater]) => ({ state: passed, at: daysBefore(createdAt, -daysLater) }));
