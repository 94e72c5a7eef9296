import type { Thing } from '@wishbow/contracts/things';
import { type CommentId, type LikeId, type UserId, WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type LikeDocument, likeModel } from './like-model.ts';

/** What can be liked. */
export type Liked = Thing | { readonly kind: 'comment'; readonly thingId: CommentId };

export interface StoredLike {
  readonly id: LikeId;
  readonly userId: UserId;
}

export interface LikeRepository {
  /** Stores whether somebody likes a thing. @returns whether that is a change. */
  set(userId: UserId, liked: Liked, isLiked: boolean, at: Date, session: ClientSession): Promise<boolean>;
  removeAll(kind: Liked['kind'], thingIds: readonly string[], session: ClientSession): Promise<void>;
  /** Newest first. */
  list(liked: Liked, limit: number, before?: LikeId): Promise<StoredLike[]>;
  /** Everything a person likes, as it was liked, the first `MOST_LIKED` of it. */
  listBy(userId: UserId): Promise<readonly LikedByOne[]>;
  /** Which of these people like which of these wishes, as pairs of ids. */
  listPairs(userIds: readonly UserId[], wishIds: readonly WishId[]): Promise<readonly LikedWish[]>;
  /** Which of these one person likes. */
  listLikedBy(userId: UserId, kind: Liked['kind'], thingIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What one person likes. */
export type LikedByOne = Pick<LikeDocument, 'kind' | 'thingId' | 'createdAt'>;

export interface LikedWish {
  readonly userId: UserId;
  readonly wishId: WishId;
}

/** Far more than anybody likes. */
const MOST_LIKED = 100_000;

/** Likes of one instant stand in the order of their ids. */
const olderThan = ({ createdAt, _id }: LikeDocument) => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }],
});

export function mongoLikeRepository(connection: Connection): LikeRepository {
  const likes = likeModel(connection);
  return {
    set: async (userId, { kind, thingId }, isLiked, createdAt, session) => {
      const same = { userId, kind, thingId };
      if (!isLiked) return (await likes.deleteOne(same, { session })).deletedCount === 1;
      const result = await likes.updateOne(same, { $setOnInsert: { createdAt } }, { upsert: true, session });
      return result.upsertedCount === 1;
    },
    removeAll: async (kind, thingIds, session) => {
      await likes.deleteMany({ kind, thingId: { $in: thingIds } }, { session });
    },
    list: async ({ kind, thingId }, limit, before) => {
      const last = before && (await likes.findOne({ _id: before, kind, thingId }).lean<LikeDocument>());
      if (last === null) return [];
      const page = { kind, thingId, ...(last && olderThan(last)) };
      const newest = likes.find(page).sort({ createdAt: -1, _id: -1 }).limit(limit);
      const found = await newest.lean<LikeDocument[]>();
      return found.map(({ _id, userId }) => ({ id: hexId<LikeId>(_id), userId: hexId<UserId>(userId) }));
    },
    listBy: (userId) => likes.find({ userId }).sort({ _id: 1 }).limit(MOST_LIKED).lean<LikeDocument[]>(),
    listPairs: async (userIds, wishIds) => {
      if (wishIds.length === 0) return [];
      const liked = likes.find({ userId: { $in: userIds }, kind: 'wish', thingId: { $in: wishIds } });
      const found = await liked.lean<LikeDocument[]>();
      return found.map(({ userId, thingId }) => ({ userId: hexId<UserId>(userId), wishId: WishId.parse(thingId) }));
    },
    listLikedBy: async (userId, kind, thingIds) => {
      const liked = likes.find({ userId, kind, thingId: { $in: thingIds } }, { thingId: 1, _id: 0 });
      return new Set((await liked.lean<Pick<LikeDocument, 'thingId'>[]>()).map(({ thingId }) => thingId));
    },
  };
}
