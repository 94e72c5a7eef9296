import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { type WishlistDocument, wishlistModel } from './wishlist-model.ts';

/** A list as this service knows it, with ids as text. */
export type StoredWishlist = Omit<WishlistDocument, '_id' | 'ownerId'> & {
  readonly id: WishlistId;
  readonly ownerId: UserId;
};

export interface WishlistRepository {
  add(wishlist: Omit<StoredWishlist, 'id' | 'position'>): Promise<StoredWishlist>;
  find(id: WishlistId): Promise<StoredWishlist | undefined>;
  listByIds(ids: readonly WishlistId[]): Promise<StoredWishlist[]>;
  /** In the owner's order. */
  listByOwner(ownerId: UserId): Promise<StoredWishlist[]>;
}

const fromDocument = ({ _id, ownerId, ...wishlist }: WishlistDocument): StoredWishlist => ({
  ...wishlist,
  id: _id.toHexString() as WishlistId,
  ownerId: ownerId.toHexString() as UserId,
});

export function mongoWishlistRepository(connection: Connection): WishlistRepository {
  const wishlists = wishlistModel(connection);
  return {
    /** A new list goes to the end. Two made at once may share a position; the id then decides. */
    add: async (wishlist) => {
      const { ownerId } = wishlist;
      const last = await wishlists
        .findOne({ ownerId }, { position: 1 })
        .sort({ position: -1 })
        .lean<WishlistDocument>();
      const created = await wishlists.create({ ...wishlist, position: (last?.position ?? -1) + 1 });
      return fromDocument(created.toObject());
    },
    find: async (id) => {
      const document = await wishlists.findById(id).lean<WishlistDocument>();
      return document ? fromDocument(document) : undefined;
    },
    listByIds: async (ids) => {
      const documents = await wishlists.find({ _id: { $in: ids } }).lean<WishlistDocument[]>();
      return documents.map(fromDocument);
    },
    listByOwner: async (ownerId) => {
      const documents = await wishlists.find({ ownerId }).sort({ position: 1, _id: 1 }).lean<WishlistDocument[]>();
      return documents.map(fromDocument);
    },
  };
}
