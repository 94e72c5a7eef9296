import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishToAdd } from '@wishbow/contracts/wish-forms';
import type { StoredWishlist, WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { AddToLists } from './add-to-lists.ts';
import type { DescribedWish, DescribeWish } from './describe-wish.ts';
import type { StoredWish } from './wish-repository.ts';

export interface WishToCreate {
  readonly ownerId: UserId;
  readonly wishlistIds: readonly WishlistId[];
  readonly wish: WishToAdd;
}

export type CreatedWishes =
  | {
      readonly ok: true;
      readonly wishes: StoredWish[];
      readonly added: StoredWishlist[];
      /** Lists that held the same thing already. */
      readonly notAdded: StoredWishlist[];
    }
  | { readonly ok: false; readonly reason: 'not_own_list' | 'confided' }
  | Extract<DescribedWish, { ok: false }>;

export interface CreateWishDeps {
  readonly wishlists: WishlistRepository;
  readonly describeWish: DescribeWish;
  readonly addToLists: AddToLists;
  readonly now: () => Date;
}

/**
 * Puts a wish on some of the owner's lists: on all that do not hold the same thing yet, or on none if one of the lists
 * is not theirs.
 */
export const createWish =
  ({ wishlists, describeWish, addToLists, now }: CreateWishDeps) =>
  async (wanted: WishToCreate): Promise<CreatedWishes> => {
    const { ownerId, wishlistIds } = wanted;
    const chosen = await wishlists.listByIds(wishlistIds);
    if (!areAllOwn(chosen, wanted)) return { ok: false, reason: 'not_own_list' };
    const described = await describeWish(ownerId, wanted.wish);
    if (!described.ok) return described;
    if (described.isConfided && !chosen.every(({ isPrivate }) => isPrivate)) return { ok: false, reason: 'confided' };
    const wishes = await addToLists(chosen, { ...described.facts, ownerId, createdAt: now() });
    if (!wishes) return { ok: false, reason: 'not_own_list' };
    const holds = new Set(wishes.map(({ wishlistId }) => wishlistId));
    const [added, notAdded] = [chosen.filter(({ id }) => holds.has(id)), chosen.filter(({ id }) => !holds.has(id))];
    return { ok: true, wishes, added, notAdded };
  };

/** A list that is somebody else's and one that does not exist are the same to the caller. */
const areAllOwn = (chosen: readonly StoredWishlist[], { ownerId, wishlistIds }: WishToCreate) =>
  chosen.length === new Set(wishlistIds).size && chosen.every((wishlist) => wishlist.ownerId === ownerId);
