import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishChanges } from '@wishbow/contracts/wish-forms';
import { type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { StorePicture } from '../pictures/store-picture.ts';
import type { FindOwnWishlist } from '../wishlists/own-wishlist.ts';
import type { WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { FindOwnWish } from './own-wish.ts';
import { changesOf, type DecidedChanges } from './wish-changes.ts';
import type { StoredWish, WishRepository } from './wish-repository.ts';

export type UpdatedWish =
  | { readonly ok: true; readonly wish: StoredWish }
  | { readonly ok: false; readonly reason: 'already_on_list' }
  | { readonly ok: false; readonly reason: 'picture'; readonly fault: PictureFault }
  | Extract<DecidedChanges, { ok: false }>
  | NotOwn;

export interface UpdateWishDeps {
  readonly connection: Connection;
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly findOwnWish: FindOwnWish;
  readonly findOwnWishlist: FindOwnWishlist;
  readonly storePicture: StorePicture;
}

/** Changes an own wish and hangs it on another own list where one is named; all of it or nothing. */
export const updateWish =
  ({ connection, wishlists, wishes, findOwnWish, findOwnWishlist, storePicture }: UpdateWishDeps) =>
  async (viewerId: UserId, form: WishChanges, wishlistId?: WishlistId | null): Promise<UpdatedWish> => {
    const own = await findOwnWish(viewerId, form.id);
    if (!own.ok) return own;
    const target = wishlistId ? await findOwnWishlist(viewerId, wishlistId) : undefined;
    if (target?.ok === false) return target;
    const stored = await storePicture(form.image);
    if (!stored.ok) return { ok: false, reason: 'picture', fault: stored.fault };

    const decide = (wish: StoredWish) => changesOf(wish, form, stored.change);
    const moved = target ? { wishlistId: target.wishlist.id } : {};
    const updated = inTransaction(connection, async (session): Promise<UpdatedWish> => {
      if (target && !(await wishlists.hold([target.wishlist.id], session))) return GONE;
      const wish = await wishes.find(form.id, session);
      const decided = wish ? decide(wish) : GONE;
      if (!decided.ok) return decided;
      const changed = await wishes.update(form.id, { ...decided.fields, ...moved }, session);
      return changed ? { ok: true, wish: changed } : GONE;
    });
    return updated.catch(whenHeldAlready);
  };

/** The wish, or the list it was to hang on, has been removed since the call began. */
const GONE = { ok: false, reason: 'not_found' } as const;

const whenHeldAlready = (error: unknown): UpdatedWish => {
  if (isDuplicateKey(error)) return { ok: false, reason: 'already_on_list' };
  throw error;
};
