import type { ProductId } from '@wishbow/contracts/items';
import type { UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { SeenOwners } from '../owners/seen-owners.ts';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import type { WishRepository } from './wish-repository.ts';
import { isWishFulfilled } from './wish-rules.ts';

export interface HoldingWishlist {
  readonly id: WishId;
  readonly item_id: ProductId;
  readonly wish_list_id: WishlistId;
  readonly wish_list_name: string;
}

export type ListWaitingWishes = (viewerId: UserId, ownerId: UserId, productId: ProductId) => Promise<WishOnPage[]>;

/** A person's wishes for a product that still wait to be given, as far as the viewer may see them. */
export const listWaitingWishes =
  (wishes: WishRepository, showOnPage: ShowWishesOnPage): ListWaitingWishes =>
  async (viewerId, ownerId, productId) => {
    const waiting = (await wishes.listByProduct(ownerId, productId)).filter((wish) => !isWishFulfilled(wish));
    return showOnPage(viewerId, waiting);
  };

/**
 * The lists of a person, as far as the viewer may see them, on which a product still waits to be given; undefined when
 * nobody has that username.
 */
export const listHoldingWishlists =
  (owners: SeenOwners, wishes: WishRepository, showOnPage: ShowWishesOnPage) =>
  async (viewerId: UserId, username: string, productId: ProductId): Promise<HoldingWishlist[] | undefined> => {
    const owner = await owners.findByUsername(viewerId, username);
    if (!owner) return undefined;
    const visible = await listWaitingWishes(wishes, showOnPage)(viewerId, owner.person.id, productId);
    return visible.map(({ id, wishlist }) => ({
      id,
      item_id: productId,
      wish_list_id: wishlist.id,
      wish_list_name: wishlist.name,
    }));
  };
