import type { Dependencies } from '../dependencies.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Milliseconds until the order is looked at again. */
export type NextLook = number;

/** There is nothing more to do. */
export const NEVER = null;
export const AT_ONCE: NextLook = 0;

/** What the worker does with an order in one state. Safe to run again, and to run twice at once. */
export type Turn = (deps: Dependencies, order: OrderRow) => Promise<NextLook | typeof NEVER>;
