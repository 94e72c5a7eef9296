import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishlistForm } from '@wishbow/contracts/wishlists';
import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import { readPicture } from '../pictures/read-picture.ts';
import { pictureAddress } from '../pictures/routes.ts';
import type { StoredWishlist, WishlistRepository } from './wishlist-repository.ts';

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
  (wishlists: WishlistRepository, pictures: PictureRepository, now: () => Date) =>
  async ({ ownerId, form, image }: NewWishlist): Promise<CreatedWishlist> => {
    const cover = image ? await readPicture(image) : undefined;
    if (cover && !cover.ok) return cover;
    const picture = cover ? pictureAddress(await pictures.add(cover.png)) : null;
    const wishlist = await wishlists.add({
      ownerId,
      name: form.name,
      description: form.description,
      isPrivate: form.private,
      ...eventOf(form),
      picture,
      createdAt: now(),
    });
    return { ok: true, wishlist };
  };

/** Date and place belong to an event: a list that is none has neither, whatever its form still holds. */
const eventOf = (form: WishlistForm) => ({
  isEvent: form.event,
  eventOn: (form.event && form.event_date) || null,
  eventAddress: (form.event && form.event_address) || null,
  eventCity: (form.event && form.event_city) || null,
  eventState: (form.event && form.event_state) || null,
  eventPostal: (form.event && form.event_postal) || null,
});
