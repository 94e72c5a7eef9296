import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishToAdd } from '@wishbow/contracts/wish-forms';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import type { StoredWishlist, WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { AddToLists } from './add-to-lists.ts';
import type { DescribedWish, DescribeWish } from './describe-wish.ts';
import type { StoredWish } from './wish-repository.ts';

export interface WishToCreate {
  readonly ownerId: UserId;
  readonly wishlistIds: readonly WishlistId[];
  readonly wish: WishToAdd;
}

export interface MadeWishes {
  readonly ok: true;
  readonly wishes: readonly StoredWish[];
  readonly added: StoredWishlist[];
  /** Lists that held the same thing already. */
  readonly notAdded: StoredWishlist[];
}

export type CreatedWishes =
  | MadeWishes
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
 * is not theirs. `onMade` runs within the transaction, if any wish was made.
 */
export const createWish =
  ({ wishlists, describeWish, addToLists, now }: CreateWishDeps) =>
  async (
    wanted: WishToCreate,
    onMade: (made: MadeWishes, session: ClientSession) => Promise<void>,
  ): Promise<CreatedWishes> => {
    const { ownerId, wishlistIds } = wanted;
    const chosen = await wishlists.listByIds(wishlistIds);
    if (!areAllOwn(chosen, wanted)) return { ok: false, reason: 'not_own_list' };
    const described = await describeWish(ownerId, wanted.wish);
    if (!described.ok) return described;
    const wish = { ...described.facts, ownerId, createdAt: now() };
    const wishes = await addToLists(chosen, wish, async (added, session) => {
      if (added.length > 0) await onMade(madeOf(chosen, added), session);
    });
    if (wishes === 'gone') return { ok: false, reason: 'not_own_list' };
    return wishes === 'confided' ? { ok: false, reason: 'confided' } : madeOf(chosen, wishes);
  };

function madeOf(chosen: readonly StoredWishlist[], wishes: readonly StoredWish[]): MadeWishes {
  const holds = new Set(wishes.map(({ wishlistId }) => wishlistId));
  const added = chosen.filter(({ id }) => holds.has(id));
  return { ok: true, wishes, added, notAdded: chosen.filter(({ id }) => !holds.has(id)) };
}

/** A list that is somebody else's and one that does not exist are the same to the caller. */
const areAllOwn = (chosen: readonly StoredWishlist[], { ownerId, wishlistIds }: WishToCreate) =>
  chosen.length === new Set(wishlistIds).size && chosen.every((wishlist) => wishlist.ownerId === ownerId);
