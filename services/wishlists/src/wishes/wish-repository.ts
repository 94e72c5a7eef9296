import type { ProductId } from '@wishbow/contracts/items';
import type { ItemId, UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { type WishDocument, wishModel } from './wish-model.ts';
import type { UnitsOfWish } from './wish-rules.ts';

/** A wish as this service knows it, with ids as text. */
export type StoredWish = Omit<WishDocument, '_id' | 'wishlistId' | 'ownerId' | 'itemId'> & {
  readonly id: WishId;
  readonly wishlistId: WishlistId;
  readonly ownerId: UserId;
  readonly itemId: ItemId | null;
};

export type NewWish = Omit<StoredWish, 'id'>;

/** What counting the wishes of a list takes. */
export type CountedWish = UnitsOfWish & Pick<StoredWish, 'wishlistId'>;

export interface WishRepository {
  /** @throws MongoServerError 11000 when one of the lists holds the product already. */
  addAll(wishes: readonly NewWish[], session: ClientSession): Promise<StoredWish[]>;
  find(id: WishId, session?: ClientSession): Promise<StoredWish | undefined>;
  /** Newest first. */
  listByWishlist(wishlistId: WishlistId): Promise<StoredWish[]>;
  /** Newest first, of all these people together. */
  listLatestByOwners(ownerIds: readonly UserId[], limit: number): Promise<StoredWish[]>;
  listCounted(wishlistIds: readonly WishlistId[]): Promise<CountedWish[]>;
  /** Which of the lists hold the product. */
  listHolders(productId: ProductId, wishlistIds: readonly WishlistId[], session: ClientSession): Promise<WishlistId[]>;
  /** Counts units as gifted, or takes them back with a negative count. Answers the wish as it is then, if it still exists. */
  addGifted(id: WishId, count: number, session: ClientSession): Promise<StoredWish | undefined>;
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const COUNTED = { wishlistId: 1, kind: 1, wantedCount: 1, giftedCount: 1, priceCents: 1, contributedCents: 1 };

const fromDocument = ({ _id, wishlistId, ownerId, itemId, ...wish }: WishDocument): StoredWish => ({
  ...wish,
  id: _id.toHexString() as WishId,
  wishlistId: wishlistId.toHexString() as WishlistId,
  ownerId: ownerId.toHexString() as UserId,
  itemId: itemId ? (itemId.toHexString() as ItemId) : null,
});

export function mongoWishRepository(connection: Connection): WishRepository {
  const wishes = wishModel(connection);
  return {
    addAll: async (added, session) => {
      const created = await wishes.create([...added], { session, ordered: true });
      return created.map((document) => fromDocument(document.toObject()));
    },
    find: async (id, session) => {
      const document = await wishes
        .findById(id)
        .session(session ?? null)
        .lean<WishDocument>();
      return document ? fromDocument(document) : undefined;
    },
    listByWishlist: async (wishlistId) => {
      const documents = await wishes.find({ wishlistId }).sort(NEWEST_FIRST).lean<WishDocument[]>();
      return documents.map(fromDocument);
    },
    listLatestByOwners: async (ownerIds, limit) => {
      const latest = wishes
        .find({ ownerId: { $in: ownerIds } })
        .sort(NEWEST_FIRST)
        .limit(limit);
      return (await latest.lean<WishDocument[]>()).map(fromDocument);
    },
    listCounted: async (wishlistIds) => {
      const documents = await wishes.find({ wishlistId: { $in: wishlistIds } }, COUNTED).lean<WishDocument[]>();
      return documents.map((wish) => ({ ...wish, wishlistId: wish.wishlistId.toHexString() as WishlistId }));
    },
    listHolders: async (productId, wishlistIds, session) => {
      const holding = wishes.find({ productId, wishlistId: { $in: wishlistIds } }, { wishlistId: 1 }).session(session);
      return (await holding.lean<WishDocument[]>()).map(({ wishlistId }) => wishlistId.toHexString() as WishlistId);
    },
    addGifted: async (id, count, session) => {
      const counted = wishes.findByIdAndUpdate(
        id,
        { $inc: { giftedCount: count } },
        { session, returnDocument: 'after' },
      );
      const document = await counted.lean<WishDocument>();
      return document ? fromDocument(document) : undefined;
    },
  };
}
