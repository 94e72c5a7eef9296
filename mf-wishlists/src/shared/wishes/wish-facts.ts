import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { type Cents, cents } from '@wishbow/domain/money';

/** Whether somebody can pay for it here: not the owner's own, not a fund or a link, and a unit is still free. */
export function isGiftable(wish: Wish, viewerId: UserId | undefined): boolean {
  const isCatalogue = !wish.external && !wish.fund;
  return isCatalogue && wish.user_id !== viewerId && !wish.fulfilled && wish.available_quantity !== 0;
}

/** Whether other people's orders hold every unit that is still wanted. */
export const isTaken = (wish: Wish): boolean => !wish.fulfilled && wish.available_quantity === 0;

/** A product or a link can hang on other people's lists as well; a fund is one person's, and an own wish hangs already. */
export const isSavable = (wish: Wish, viewerId: UserId | undefined): boolean => !wish.fund && wish.user_id !== viewerId;

/** How far a fund has come, in whole percent: 100 only once its goal is there. */
export function fundOf(wish: Wish): { raised: Cents; percent: number } {
  const raised = wish.contributed_amount ?? cents(0);
  if (raised >= wish.price) return { raised, percent: 100 };
  return { raised, percent: Math.min(99, Math.round((100 * raised) / wish.price)) };
}
