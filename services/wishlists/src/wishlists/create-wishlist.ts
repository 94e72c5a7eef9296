import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishlistForm } from '@wishbow/contracts/wishlists';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type { StorePicture } from '../pictures/store-picture.ts';
import type { StoredWishlist, WishlistRepository } from './wishlist-repository.ts';
import { fieldsOf } from './wishlist-rules.ts';

export interface NewWishlist {
  readonly ownerId: UserId;
  readonly form: WishlistForm;
  /** A picture as a data URL. */
  readonly image: string | null | undefined;
}

export type CreatedWishlist =
  | { readonly ok: true; readonly wishlist: StoredWishlist }
  | { readonly ok: false; readonly fault: PictureFault };

/** Adds a list to the end of its owner's lists; without a sound picture nothing is created. */
export const createWishlist =
  (wishlists: WishlistRepository, storePicture: StorePicture, now: () => Date) =>
  async ({ ownerId, form, image }: NewWishlist): Promise<CreatedWishlist> => {
    const cover = await storePicture(image);
    if (!cover.ok) return cover;
    const wishlist = await wishlists.add({
      ownerId,
      ...fieldsOf(form),
      picture: null,
      ...cover.change,
      createdAt: now(),
    });
    return { ok: true, wishlist };
  };
