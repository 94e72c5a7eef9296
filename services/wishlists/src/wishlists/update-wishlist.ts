import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import { hasItsDate, type WishlistChanges } from '@wishbow/contracts/wishlists';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { PictureChange, StorePicture } from '../pictures/store-picture.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import type { FindOwnWishlist } from './own-wishlist.ts';
import type { StoredWishlist, WishlistRepository } from './wishlist-repository.ts';
import { fieldsOf, formAfter } from './wishlist-rules.ts';

export interface WishlistToUpdate {
  readonly id: WishlistId;
  readonly changes: WishlistChanges;
  /** A data URL replaces the cover, null removes it, undefined keeps it. */
  readonly image: string | null | undefined;
}

export type UpdatedWishlist =
  | { readonly ok: true; readonly wishlist: StoredWishlist }
  | { readonly ok: false; readonly reason: 'picture'; readonly fault: PictureFault }
  | { readonly ok: false; readonly reason: 'event_without_date' | 'holds_confided' }
  | NotOwn;

export interface UpdateWishlistDeps {
  readonly connection: Connection;
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly findOwnWishlist: FindOwnWishlist;
  readonly storePicture: StorePicture;
}

/** Changes what is given of an own list, all of it or nothing; what another page has changed of it meanwhile stays. */
export const updateWishlist =
  (deps: UpdateWishlistDeps) =>
  async (viewerId: UserId, { id, changes, image }: WishlistToUpdate): Promise<UpdatedWishlist> => {
    const { findOwnWishlist, storePicture } = deps;
    const own = await findOwnWishlist(viewerId, id);
    if (!own.ok) return own;
    const cover = await storePicture(image);
    if (!cover.ok) return { ok: false, reason: 'picture', fault: cover.fault };
    return change(deps, id, changes, cover.change);
  };

const change = (
  { connection, wishlists, wishes }: UpdateWishlistDeps,
  id: WishlistId,
  changes: WishlistChanges,
  cover: PictureChange,
) =>
  inTransaction(connection, async (session): Promise<UpdatedWishlist> => {
    const stored = await wishlists.find(id, session);
    if (!stored) return GONE;
    const form = formAfter(stored, changes);
    if (!hasItsDate(form)) return { ok: false, reason: 'event_without_date' };
    if (stored.isPrivate && !form.private && (await wishes.holdsConfided(id, session))) {
      return { ok: false, reason: 'holds_confided' };
    }
    const wishlist = await wishlists.update(id, { ...fieldsOf(form), ...cover }, session);
    return wishlist ? { ok: true, wishlist } : GONE;
  });

/** Deleted since the call began. */
const GONE = { ok: false, reason: 'not_found' } as const;
