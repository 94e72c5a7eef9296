import type { Cents } from '@wishbow/domain/money';
import { isFulfilled } from '@wishbow/domain/wish-units';
import type { WishKind } from './wish-model.ts';

export interface UnitsOfWish {
  readonly kind: WishKind;
  readonly wantedCount: number;
  readonly giftedCount: number;
  readonly priceCents: Cents;
  readonly contributedCents: Cents;
}

/** A fund is fulfilled once its goal is reached, any other wish once every wanted unit has been gifted. */
export function isWishFulfilled(wish: UnitsOfWish): boolean {
  if (wish.kind === 'fund') return wish.contributedCents >= wish.priceCents;
  return isFulfilled({ wanted: wish.wantedCount, gifted: wish.giftedCount });
}

/** The numbers on the tabs of a list: wishes still open, and wishes fulfilled. */
export interface WishCount {
  readonly open: number;
  readonly gifted: number;
}

export const NO_WISHES: WishCount = { open: 0, gifted: 0 };

export function countOf(wishes: readonly UnitsOfWish[]): WishCount {
  const gifted = wishes.filter(isWishFulfilled).length;
  return { open: wishes.length - gifted, gifted };
}
