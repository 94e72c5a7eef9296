import type { OrderState } from '@wishbow/domain/order-state';
import type { PersonKey } from '../person-rows.ts';

/** A wish as "owner/title", alone for one unit or with a number of units. */
export type WishTaken = string | readonly [wish: string, quantity: number];

/** Why the retailer turned an order down, in its own code and words. */
export type OrderFailure = { code: 'internal_error' | 'max_price_exceeded' | 'product_unavailable'; message: string };

/** What a buyer told about a return, and whether the retailer refunded at once. */
export type OrderReturn = { reason: string; explanation: string; isRefundedAtOnce?: true };

/** One order as the story knows it; all its wishes belong to one person, its products go to somebody without a wish for them. */
export type OrderRow = {
  buyer: PersonKey;
  wishes?: readonly WishTaken[];
  products?: { titles: readonly string[]; for: PersonKey | { email: string } };
  state: OrderState;
  daysAgo: number;
  message?: string;
  isPrivate?: true;
  isShippedToBuyer?: true;
  /** Llama Bucks the buyer laid out, in cents. */
  creditCents?: number;
  failure?: OrderFailure;
  return?: OrderReturn;
};
