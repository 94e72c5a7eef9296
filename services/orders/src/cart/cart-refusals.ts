import type { Refused } from '../refusals.ts';

/** Why a cart stays as it is. */
export type CartRefused = Refused<
  | 'not_found'
  | 'self_gift'
  | 'mismatch'
  | 'not_orderable'
  | 'recipient_private'
  | 'quantity_out_of_range'
  | 'already_in_cart'
  | 'cart_full'
  | 'already_gifted'
  | 'item_unavailable'
  | 'in_progress'
  | 'unavailable'
>;
