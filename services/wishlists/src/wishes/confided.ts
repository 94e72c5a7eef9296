import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import type { WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { StoredWish } from './wish-repository.ts';

/**
 * Whether a wish may hang on all of these lists: what was saved from a private list stays on private ones
 * (docs/decisions/0009). Lists that the caller holds cannot be opened before its transaction ends.
 */
export const mayHangOn = async (
  wishlists: WishlistRepository,
  { isConfided }: Pick<StoredWish, 'isConfided'>,
  ids: readonly WishlistId[],
  session: ClientSession,
): Promise<boolean> => !isConfided || (await wishlists.listByIds(ids, session)).every(({ isPrivate }) => isPrivate);
