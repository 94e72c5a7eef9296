import { createHash } from 'node:crypto';
import type { ordersContract } from '@wishbow/contracts/orders-contract';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type * as z from 'zod';

/** The order as the buyer's page sends it; sums are already in cents. */
export type CheckoutOrder = z.output<typeof ordersContract.checkoutItem.body>['order'];

/** Tells whether two checkouts ask for the same: everything that was sent, in a fixed order. */
export function orderFingerprint(order: CheckoutOrder): string {
  const told = Object.entries({ ...order, item: order.item.id }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/** One order at a time for the same gift: the natural guard against two clicks and two tabs (RELIABILITY.md row 33). */
export const intentKeyOf = (buyerId: UserId, wishId: WishId, recipientId: UserId): string =>
  `${buyerId}:${wishId}:${recipientId}`;
