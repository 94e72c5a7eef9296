import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type WishlistDocument, wishlistModel } from './wishlist-model.ts';

/** A list as this service knows it, with ids as text. */
export type StoredWishlist = Omit<WishlistDocument, '_id' | 'ownerId' | 'holdCount'> & {
  readonly id: WishlistId;
  readonly ownerId: UserId;
};

/** What may change of a list after it was made. */
export type WishlistFields = Partial<Omit<StoredWishlist, 'id' | 'ownerId' | 'position' | 'createdAt'>>;

export interface WishlistRepository {
  /** To the end of the owner's lists. */
  add(wishlist: Omit<StoredWishlist, 'id' | 'position'>, session: ClientSession): Promise<StoredWishlist>;
  countByOwner(ownerId: UserId, session: ClientSession): Promise<number>;
  find(id: WishlistId, session?: ClientSession): Promise<StoredWishlist | undefined>;
  listByIds(ids: readonly WishlistId[], session?: ClientSession): Promise<StoredWishlist[]>;
  /** In the owner's order. */
  listByOwner(ownerId: UserId, session?: ClientSession): Promise<StoredWishlist[]>;
  /** Of some people, those that are for an event. */
  listEvents(ownerIds: readonly UserId[]): Promise<StoredWishlist[]>;
  /** Answers the list as it is then, if it still exists. */
  update(id: WishlistId, changes: WishlistFields, session?: ClientSession): Promise<StoredWishlist | undefined>;
  /** Gives the lists their places, from 0. */
  putInOrder(ids: readonly WishlistId[], session: ClientSession): Promise<void>;
  /**
   * Keeps the lists from being deleted before the caller's transaction ends, so that it may hang wishes on them.
   * @returns whether all of them still exist.
   */
  hold(ids: readonly WishlistId[], session: ClientSession): Promise<boolean>;
  remove(id: WishlistId, session: ClientSession): Promise<void>;
}

export const fromWishlistDocument = ({
  _id,
  ownerId,
  holdCount: _,
  ...wishlist
}: WishlistDocument): StoredWishlist => ({
  ...wishlist,
  id: hexId<WishlistId>(_id),
  ownerId: hexId<UserId>(ownerId),
});

export function mongoWishlistRepository(connection: Connection): WishlistRepository {
  const wishlists = wishlistModel(connection);
  return {
    /** Changing the last list makes two that are added at once collide, so that one of them comes second. */
    add: async (wishlist, session) => {
      const { ownerId } = wishlist;
      const last = await wishlists
        .findOneAndUpdate({ ownerId }, { $inc: { holdCount: 1 } }, { session })
        .sort({ position: -1, _id: -1 })
        .lean<WishlistDocument>();
      const [created] = await wishlists.create([{ ...wishlist, position: (last?.position ?? -1) + 1 }], { session });
      if (!created) throw new Error(`a list of ${ownerId} was not stored`);
      return fromWishlistDocument(created.toObject());
    },
    countByOwner: (ownerId, session) => wishlists.countDocuments({ ownerId }, { session }),
    find: async (id, session) => {
      const document = await wishlists
        .findById(id)
        .session(session ?? null)
        .lean<WishlistDocument>();
      return document ? fromWishlistDocument(document) : undefined;
    },
    listByIds: async (ids, session) => {
      const found = wishlists.find({ _id: { $in: ids } }).session(session ?? null);
      const documents = await found.lean<WishlistDocument[]>();
      return documents.map(fromWishlistDocument);
    },
    listByOwner: async (ownerId, session) => {
      const own = wishlists.find({ ownerId }).sort({ position: 1, _id: 1 });
      return (await own.session(session ?? null).lean<WishlistDocument[]>()).map(fromWishlistDocument);
    },
    listEvents: async (ownerIds) => {
      const events = { ownerId: { $in: ownerIds }, isEvent: true, eventOn: { $ne: null } };
      return (await wishlists.find(events).lean<WishlistDocument[]>()).map(fromWishlistDocument);
    },
    update: async (id, changes, session) => {
      const options = { returnDocument: 'after', ...(session && { session }) } as const;
      const updated = wishlists.findByIdAndUpdate(id, { $set: changes }, options);
      const document = await updated.lean<WishlistDocument>();
      return document ? fromWishlistDocument(document) : undefined;
    },
    putInOrder: async (ids, session) => {
      const placed = ids.map((_id, position) => ({ updateOne: { filter: { _id }, update: { $set: { position } } } }));
      await wishlists.bulkWrite(placed, { session });
    },
    hold: async (ids, session) => {
      const held = await wishlists.updateMany({ _id: { $in: ids } }, { $inc: { holdCount: 1 } }, { session });
      return held.matchedCount === new Set(ids).size;
    },
    remove: async (id, session) => {
      await wishlists.deleteOne({ _id: id }, { session });
    },
  };
}
