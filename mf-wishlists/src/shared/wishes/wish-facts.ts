import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { fundPercent } from '@wishbow/domain/fund-percent';
import { type Cents, cents } from '@wishbow/domain/money';

/** Whether somebody can give it: not the owner's own, and something of it is still free. A fund is closed by its payout. */
export function isGiftable(wish: Wish, viewerId: UserId | undefined): boolean {
  const isOpen = !wish.fulfilled && wish.available_quantity !== 0 && wish.payout_requested === null;
  return isOpen && wish.user_id !== viewerId;
}

/** Whether it is ordered and paid for here: links are bought elsewhere, and funds are chipped in to. */
export const isOrderedHere = (wish: Wish): boolean => !wish.external && !wish.fund;

/** Whether other people's orders hold every unit that is still wanted. */
export const isTaken = (wish: Wish): boolean => !wish.fulfilled && wish.available_quantity === 0;

/** A product or a link can hang on other people's lists as well; a fund is one person's, and an own wish hangs already. */
export const isSavable = (wish: Wish, viewerId: UserId | undefined): boolean => !wish.fund && wish.user_id !== viewerId;

/** What a fund has raised, and how far that is. */
export function fundOf(wish: Wish): { raised: Cents; percent: number } {
  const raised = wish.contributed_amount ?? cents(0);
  return { raised, percent: fundPercent(raised, wish.price) };
}

/** Whether its owner can have it paid out: there is something in it, and that has not been asked for before. */
export const isPayable = ({ fund, contributed_amount, payout_requested }: Wish): boolean =>
  fund && (contributed_amount ?? 0) > 0 && payout_requested === null;
