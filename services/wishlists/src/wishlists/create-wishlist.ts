import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishlistForm } from '@wishbow/contracts/wishlists';
import { MOST_WISHLISTS } from '@wishbow/domain/wishlist-limits';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
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
  | { readonly ok: false; readonly reason: 'picture'; readonly fault: PictureFault }
  | { readonly ok: false; readonly reason: 'too_many' };

export interface CreateWishlistDeps {
  readonly connection: Connection;
  readonly wishlists: WishlistRepository;
  readonly storePicture: StorePicture;
  readonly now: () => Date;
}

/**
 * Adds a list to the end of its owner's lists; without a sound picture nothing is created. `onMade` runs within the
 * transaction.
 */
export const createWishlist =
  ({ connection, wishlists, storePicture, now }: CreateWishlistDeps) =>
  async (
    { ownerId, form, image }: NewWishlist,
    onMade: (wishlist: StoredWishlist, session: ClientSession) => Promise<void>,
  ): Promise<CreatedWishlist> => {
    const cover = await storePicture(image);
    if (!cover.ok) return { ok: false, reason: 'picture', fault: cover.fault };
    const wishlist = { ownerId, ...fieldsOf(form), picture: null, ...cover.change, createdAt: now() };
    return inTransaction(connection, async (session): Promise<CreatedWishlist> => {
      if ((await wishlists.countByOwner(ownerId, session)) >= MOST_WISHLISTS) return { ok: false, reason: 'too_many' };
      const made = await wishlists.add(wishlist, session);
      const payload = { wishlistId: made.id, ownerId };
      await recordEvent(connection, session, {
        type: 'wishlists.wishlist_created',
        aggregateId: made.id,
        payload,
        now: made.createdAt,
      });
      await onMade(made, session);
      return { ok: true, wishlist: made };
    });
  };
