import type { ProductId } from '@wishbow/contracts/items';
import type { ItemId, UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import { NO_MONEY } from '@wishbow/domain/money';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { afterPlace, type Page } from '@wishbow/service/paging/place';
import { Types } from 'mongoose';
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

/** What may change of a wish after it was made. */
export type WishFields = Partial<Omit<StoredWish, 'id' | 'ownerId' | 'createdAt'>>;

/** What makes two wishes of one list the same; two funds never are. */
export type SameThing = Pick<StoredWish, 'kind' | 'productId' | 'url' | 'title'>;

/** Whose wishes, which list's, or those that carry a hashtag. */
export type WishesOf = { readonly wishlistId: WishlistId } | { readonly ownerId: UserId } | { readonly tags: string };

/** What telling whether a wish of a list is fulfilled takes. */
export type TouchedWish = UnitsOfWish & Pick<StoredWish, 'wishlistId'>;

export interface WishRepository {
  /** @throws MongoServerError 11000 when one of the lists holds the product already. */
  addAll(wishes: readonly NewWish[], session: ClientSession): Promise<StoredWish[]>;
  find(id: WishId, session?: ClientSession): Promise<StoredWish | undefined>;
  listByIds(ids: readonly WishId[]): Promise<StoredWish[]>;
  /** Newest first. */
  listPage(of: WishesOf, page: Page): Promise<StoredWish[]>;
  listAllOfWishlist(wishlistId: WishlistId, session: ClientSession): Promise<StoredWish[]>;
  /** A person's wishes for a product, on whatever list. */
  listByProduct(ownerId: UserId, productId: ProductId): Promise<StoredWish[]>;
  /** Newest first, of all these people together. */
  listLatestByOwners(ownerIds: readonly UserId[], limit: number): Promise<StoredWish[]>;
  /** How many wishes each list holds; lists without any are left out. */
  countByWishlist(wishlistIds: readonly WishlistId[]): Promise<ReadonlyMap<WishlistId, number>>;
  /** Of the wishes on these lists those that anything was given of: only they can be fulfilled. */
  listTouched(wishlistIds: readonly WishlistId[]): Promise<TouchedWish[]>;
  /** Whether money was put into a fund on it that would be refunded. */
  holdsContributions(wishlistId: WishlistId): Promise<boolean>;
  holdsConfided(wishlistId: WishlistId, session: ClientSession): Promise<boolean>;
  /** Which of the lists hold the same thing. */
  listHolders(same: SameThing, wishlistIds: readonly WishlistId[], session: ClientSession): Promise<WishlistId[]>;
  /** Keeps it out of sight since then, or puts it back with null. */
  setHidden(id: WishId, hiddenAt: Date | null): Promise<void>;
  /** Counts units as gifted, or takes them back with a negative count. Answers the wish as it is then, if it still exists. */
  addGifted(id: WishId, count: number, session: ClientSession): Promise<StoredWish | undefined>;
  /** Counts cents as chipped in, or takes them back with a negative amount. @returns whether the fund still exists. */
  addContributed(id: WishId, amountCents: number, session: ClientSession): Promise<boolean>;
  /**
   * Answers the wish as it is then, if it still exists.
   * @throws MongoServerError 11000 when its list holds the same thing already.
   */
  update(id: WishId, changes: WishFields, session: ClientSession): Promise<StoredWish | undefined>;
  /**
   * Stores a wish again under its own id.
   * @throws MongoServerError 11000 when its list holds the same thing by now.
   */
  putBack(wish: StoredWish, session: ClientSession): Promise<StoredWish>;
  removeAll(ids: readonly WishId[], session: ClientSession): Promise<void>;
}

export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const COUNTED = { wishlistId: 1, kind: 1, wantedCount: 1, giftedCount: 1, priceCents: 1, contributedCents: 1 };

/** Field by field: taking an object apart by its rest costs ten times as much, and lists hold hundreds of wishes. */
export const fromWishDocument = (document: WishDocument): StoredWish => ({
  id: hexId<WishId>(document._id),
  wishlistId: hexId<WishlistId>(document.wishlistId),
  ownerId: hexId<UserId>(document.ownerId),
  kind: document.kind,
  itemId: document.itemId ? hexId<ItemId>(document.itemId) : null,
  productId: document.productId,
  title: document.title,
  variantTitle: document.variantTitle,
  store: document.store,
  picture: document.picture,
  priceCents: document.priceCents,
  wantedCount: document.wantedCount,
  giftedCount: document.giftedCount,
  url: document.url,
  notes: document.notes,
  description: document.description,
  tags: document.tags,
  contributedCents: document.contributedCents,
  payoutRequestedAt: document.payoutRequestedAt,
  payoutDispatchedAt: document.payoutDispatchedAt,
  isConfided: document.isConfided ?? false,
  hiddenAt: document.hiddenAt ?? null,
  createdAt: document.createdAt,
});

export function mongoWishRepository(connection: Connection): WishRepository {
  const wishes = wishModel(connection);
  return {
    addAll: async (added, session) => {
      const created = await wishes.create([...added], { session, ordered: true });
      return created.map((document) => fromWishDocument(document.toObject()));
    },
    find: async (id, session) => {
      const document = await wishes
        .findById(id)
        .session(session ?? null)
        .lean<WishDocument>();
      return document ? fromWishDocument(document) : undefined;
    },
    listByIds: async (ids) => {
      const documents = await wishes.find({ _id: { $in: ids } }).lean<WishDocument[]>();
      return documents.map(fromWishDocument);
    },
    listPage: async (of, { after, limit }) => {
      const page = wishes
        .find({ ...of, ...afterPlace('createdAt', after) })
        .sort(NEWEST_FIRST)
        .limit(limit)
        // All in the first answer, which holds 101 unless told otherwise.
        .batchSize(limit);
      return (await page.lean<WishDocument[]>()).map(fromWishDocument);
    },
    listAllOfWishlist: async (wishlistId, session) => {
      const documents = await wishes.find({ wishlistId }).session(session).lean<WishDocument[]>();
      return documents.map(fromWishDocument);
    },
    listByProduct: async (ownerId, productId) => {
      const documents = await wishes.find({ ownerId, productId }).lean<WishDocument[]>();
      return documents.map(fromWishDocument);
    },
    listLatestByOwners: async (ownerIds, limit) => {
      const latest = wishes
        .find({ ownerId: { $in: ownerIds } })
        .sort(NEWEST_FIRST)
        .limit(limit);
      return (await latest.lean<WishDocument[]>()).map(fromWishDocument);
    },
    countByWishlist: async (wishlistIds) => {
      const counting = wishes.aggregate<{ _id: Types.ObjectId; count: number }>();
      counting.match({ wishlistId: { $in: wishlistIds.map((id) => new Types.ObjectId(id)) } });
      const counted = await counting.group({ _id: '$wishlistId', count: { $sum: 1 } });
      return new Map(counted.map(({ _id, count }) => [hexId<WishlistId>(_id), count]));
    },
    listTouched: async (wishlistIds) => {
      const $or = [{ giftedCount: { $gt: 0 } }, { contributedCents: { $gt: NO_MONEY } }];
      const found = wishes.find({ wishlistId: { $in: wishlistIds }, $or }, COUNTED);
      return (await found.lean<WishDocument[]>()).map((wish) => ({
        ...wish,
        wishlistId: hexId<WishlistId>(wish.wishlistId),
      }));
    },
    // What is in a payout stays there and is not refunded.
    holdsContributions: async (wishlistId) =>
      (await wishes.exists({ wishlistId, contributedCents: { $gt: NO_MONEY }, payoutRequestedAt: null })) !== null,
    holdsConfided: async (wishlistId, session) =>
      (await wishes.exists({ wishlistId, isConfided: true }).session(session)) !== null,
    listHolders: async (same, wishlistIds, session) => {
      if (same.kind === 'fund') return [];
      const { productId, url, title } = same;
      const thing = same.kind === 'catalogue' ? { productId } : { kind: same.kind, url, title };
      const holding = wishes.find({ ...thing, wishlistId: { $in: wishlistIds } }, { wishlistId: 1 }).session(session);
      return (await holding.lean<WishDocument[]>()).map(({ wishlistId }) => hexId<WishlistId>(wishlistId));
    },
    setHidden: async (id, hiddenAt) => {
      await wishes.updateOne({ _id: id }, { $set: { hiddenAt } });
    },
    addGifted: async (id, count, session) => {
      const counted = wishes.findByIdAndUpdate(
        id,
        { $inc: { giftedCount: count } },
        { session, returnDocument: 'after' },
      );
      const document = await counted.lean<WishDocument>();
      return document ? fromWishDocument(document) : undefined;
    },
    addContributed: async (id, amountCents, session) => {
      const change = { $inc: { contributedCents: amountCents } };
      return (await wishes.updateOne({ _id: id }, change, { session })).matchedCount === 1;
    },
    update: async (id, changes, session) => {
      const updated = wishes.findByIdAndUpdate(id, { $set: changes }, { session, returnDocument: 'after' });
      const document = await updated.lean<WishDocument>();
      return document ? fromWishDocument(document) : undefined;
    },
    putBack: async ({ id, ...wish }, session) => {
      const [document] = await wishes.create([{ ...wish, _id: id }], { session });
      if (!document) throw new Error(`wish ${id} was not stored`);
      return fromWishDocument(document.toObject());
    },
    removeAll: async (ids, session) => {
      await wishes.deleteMany({ _id: { $in: ids } }, { session });
    },
  };
}
