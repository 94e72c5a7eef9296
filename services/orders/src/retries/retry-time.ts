import type { Dependencies } from '../dependencies.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** What is taken after the lease has lapsed nobody would give back, so nothing is taken in its last half. */
export const hasTimeLeft = ({ now, pace }: Dependencies, { leasedUntil }: OrderRow): boolean =>
  leasedUntil !== null && leasedUntil.getTime() - now().getTime() > pace.leaseMs / 2;
