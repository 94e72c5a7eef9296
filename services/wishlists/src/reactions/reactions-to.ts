import type { WishId } from '@wishbow/contracts/wire-types';
import { NO_REACTIONS, type Reactions, UNKNOWN_REACTIONS } from '../wishes/wish-view.ts';

/** What people made of a wish. */
export type ReactionsTo = (wishId: WishId) => Reactions;

export const UNTOLD: ReactionsTo = () => UNKNOWN_REACTIONS;

/** As social tells them: of wishes without any it says nothing. */
export function reactionsTo(told: readonly (Reactions & { readonly wishId: WishId })[]): ReactionsTo {
  const byWish = new Map<WishId, Reactions>(told.map(({ wishId, ...made }) => [wishId, made]));
  return (wishId) => byWish.get(wishId) ?? NO_REACTIONS;
}
