import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishChanges } from '@wishbow/contracts/wish-forms';
import { type ClientSession, type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { PictureChange, StorePicture } from '../pictures/store-picture.ts';
import type { FindOwnWishlist } from '../wishlists/own-wishlist.ts';
import type { WishlistRepository } from '../wishlists/wishlist-repository.ts';
import { allTags, type CommentTagRepository } from './comment-tag-repository.ts';
import { mayHangOn } from './confided.ts';
import type { FindOwnWish } from './own-wish.ts';
import { changesOf, type DecidedChanges } from './wish-changes.ts';
import type { StoredWish, WishRepository } from './wish-repository.ts';

export type UpdatedWish =
  | { readonly ok: true; readonly wish: StoredWish }
  | { readonly ok: false; readonly reason: 'already_on_list' | 'confided' }
  | { readonly ok: false; readonly reason: 'picture'; readonly fault: PictureFault }
  | Extract<DecidedChanges, { ok: false }>
  | NotOwn;

export interface UpdateWishDeps {
  readonly connection: Connection;
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly commentTags: CommentTagRepository;
  readonly findOwnWish: FindOwnWish;
  readonly findOwnWishlist: FindOwnWishlist;
  readonly storePicture: StorePicture;
}

/** Changes an own wish and hangs it on another own list where one is named; all of it or nothing. */
export const updateWish =
  (deps: UpdateWishDeps) =>
  async (viewerId: UserId, form: WishChanges, wishlistId?: WishlistId | null): Promise<UpdatedWish> => {
    const { findOwnWish, findOwnWishlist, storePicture } = deps;
    const own = await findOwnWish(viewerId, form.id);
    if (!own.ok) return own;
    const target = wishlistId ? await findOwnWishlist(viewerId, wishlistId) : undefined;
    if (target?.ok === false) return target;
    const stored = await storePicture(form.image);
    if (!stored.ok) return { ok: false, reason: 'picture', fault: stored.fault };

    return change(deps, form, stored.change, target?.wishlist.id).catch(whenHeldAlready);
  };

const change = (
  { connection, wishlists, wishes, commentTags }: UpdateWishDeps,
  form: WishChanges,
  picture: PictureChange,
  wishlistId: WishlistId | undefined,
) =>
  inTransaction(connection, async (session): Promise<UpdatedWish> => {
    const wish = await wishes.find(form.id, session);
    if (!wish) return GONE;
    const refusal = wishlistId && (await moveRefusal(wishlists, wish, wishlistId, session));
    if (refusal) return refusal;
    const decided = changesOf(wish, form, picture);
    if (!decided.ok) return decided;
    const fields = { ...decided.fields, ...(wishlistId && { wishlistId }) };
    const tags = allTags(decided.fields.tags, await commentTags.list(form.id, session));
    const changed = await wishes.update(form.id, { ...fields, tags }, session);
    return changed ? { ok: true, wish: changed } : GONE;
  });

async function moveRefusal(
  wishlists: WishlistRepository,
  wish: StoredWish,
  wishlistId: WishlistId,
  session: ClientSession,
): Promise<typeof GONE | typeof CONFIDED | undefined> {
  if (!(await wishlists.hold([wishlistId], session))) return GONE;
  return (await mayHangOn(wishlists, wish, [wishlistId], session)) ? undefined : CONFIDED;
}

/** The wish, or the list it was to hang on, has been removed since the call began. */
const GONE = { ok: false, reason: 'not_found' } as const;

const CONFIDED = { ok: false, reason: 'confided' } as const;

const whenHeldAlready = (error: unknown): UpdatedWish => {
  if (isDuplicateKey(error)) return { ok: false, reason: 'already_on_list' };
  throw error;
};
