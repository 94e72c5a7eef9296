import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { type Refused, refused } from '../refusals.ts';

type GiftRefused = Refused<'self_gift' | 'not_orderable' | 'already_gifted'>;

/** Whether this buyer may give `quantity` units of a wish at all, whatever they cost. */
export function giftRefusal(wish: WishOnPage, buyerId: UserId, quantity: number): GiftRefused | undefined {
  if (wish.user_id === buyerId) return refused('self_gift');
  if (wish.external || wish.fund || wish.product_id === null) return refused('not_orderable');
  return unitsRefusal(wish.available_quantity, quantity);
}

/** Whether so many units are still to be had. */
export function unitsRefusal(available: number | null, quantity: number): Refused<'already_gifted'> | undefined {
  if (available === null || available >= quantity) return undefined;
  if (available === 0) return refused('already_gifted');
  return refused('already_gifted', { message: `Somebody was faster: only ${available} of these can still be gifted.` });
}
