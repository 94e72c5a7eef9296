import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { UNTOLD } from '../reactions/reactions-to.ts';
import type { ShowWishesOnPage } from '../wishes/show-wishes-on-page.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';

/**
 * The wish as this buyer may see it; undefined when it does not exist or is hidden from them. What people made of it is
 * not told: it costs a call, and nobody gives by it.
 */
export type GetWishForGift = (buyerId: UserId, wishId: WishId) => Promise<WishOnPage | undefined>;

export const getWishForGift =
  (wishes: WishRepository, showOnPage: ShowWishesOnPage): GetWishForGift =>
  async (buyerId, wishId) => {
    const stored = await wishes.find(wishId);
    const [wish] = await showOnPage(buyerId, stored ? [stored] : [], UNTOLD);
    return wish;
  };
