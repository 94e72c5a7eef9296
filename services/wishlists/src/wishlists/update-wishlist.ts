import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishlistForm } from '@wishbow/contracts/wishlists';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { StorePicture } from '../pictures/store-picture.ts';
import type { FindOwnWishlist } from './own-wishlist.ts';
import type { StoredWishlist, WishlistRepository } from './wishlist-repository.ts';
import { fieldsOf } from './wishlist-rules.ts';

export interface WishlistToUpdate {
  readonly id: WishlistId;
  readonly form: WishlistForm;
  /** A data URL replaces the cover, null removes it, undefined keeps it. */
  readonly image: string | null | undefined;
}

export type UpdatedWishlist =
  | { readonly ok: true; readonly wishlist: StoredWishlist }
  | { readonly ok: false; readonly reason: 'picture'; readonly fault: PictureFault }
  | NotOwn;

export interface UpdateWishlistDeps {
  readonly wishlists: WishlistRepository;
  readonly findOwnWishlist: FindOwnWishlist;
  readonly storePicture: StorePicture;
}

/** Writes the whole form over an own list; without a sound picture nothing changes. */
export const updateWishlist =
  ({ wishlists, findOwnWishlist, storePicture }: UpdateWishlistDeps) =>
  async (viewerId: UserId, { id, form, image }: WishlistToUpdate): Promise<UpdatedWishlist> => {
    const own = await findOwnWishlist(viewerId, id);
    if (!own.ok) return own;
    const cover = await storePicture(image);
    if (!cover.ok) return { ok: false, reason: 'picture', fault: cover.fault };
    const wishlist = await wishlists.update(id, { ...fieldsOf(form), ...cover.change });
    return wishlist ? { ok: true, wishlist } : { ok: false, reason: 'not_found' };
  };
