import type { RelationshipId, UserId } from '@wishbow/contracts/wire-types';
import type { AddressAccess } from '@wishbow/domain/visibility';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type RelationshipDocument, relationshipModel } from './relationship-model.ts';

export interface Relationship {
  readonly id: RelationshipId;
  readonly followerId: UserId;
  readonly followedId: UserId;
  readonly isApproved: boolean;
  readonly addressAccess: AddressAccess;
  readonly hasBirthdayReminder: boolean;
}

export interface Pair {
  readonly followerId: UserId;
  readonly followedId: UserId;
}

export interface FollowCounts {
  readonly followers: number;
  readonly following: number;
  readonly requestedFollowers: number;
  readonly addressRequests: number;
}

/** Writes take part in the caller's transaction, so that the event about them is written with them. */
export interface RelationshipRepository {
  find(pair: Pair): Promise<Relationship | undefined>;
  /** Which of several people follow one, those still waiting left out. */
  listFollowersAmong(followedId: UserId, followerIds: readonly UserId[]): Promise<Relationship[]>;
  listByIds(ids: readonly RelationshipId[]): Promise<Relationship[]>;
  /** Newest first, the first `LONGEST_LIST` of them. */
  listFollowers(followedId: UserId, isApproved: boolean): Promise<Relationship[]>;
  /** Newest first, the first `LONGEST_LIST` of them. */
  listFollowing(followerId: UserId): Promise<Relationship[]>;
  /** Everybody a person follows, however many. */
  listFollowedIds(followerId: UserId): Promise<UserId[]>;
  count(userId: UserId): Promise<FollowCounts>;
  /** A pending request; the one already there, approved or not, stays as it is. */
  request(pair: Pair, askedAt: Date, session: ClientSession): Promise<{ relationship: Relationship; isNew: boolean }>;
  /** @returns the approved relationship, or undefined when `followedId` has no such pending request. */
  approve(id: RelationshipId, followedId: UserId, session: ClientSession): Promise<Relationship | undefined>;
  /** Ends a request that waits, by either of the two. @returns undefined when there is none: approved ones stay. */
  cancel(id: RelationshipId, by: UserId, session: ClientSession): Promise<Relationship | undefined>;
  /** Ends a relationship, waiting or approved. @returns what was ended. */
  end(pair: Pair, session: ClientSession): Promise<Relationship | undefined>;
  /** Ends whatever a person has with anybody. */
  endAllOf(userId: UserId, session: ClientSession): Promise<void>;
  /** Switches the birthday reminders of an approved relationship. @returns undefined when there is none. */
  toggleBirthdayReminder(pair: Pair): Promise<Relationship | undefined>;
  /** @returns undefined when there is no approved relationship with the access `from`. */
  changeAddressAccess(change: AccessChange, session: ClientSession): Promise<Relationship | undefined>;
}

export interface AccessChange extends Pair {
  readonly from: readonly AddressAccess[];
  readonly to: AddressAccess;
}

/** What the dialog of a person's followers shows; who may see what is never decided by such a list. */
const LONGEST_LIST = 500;

export const fromRelationshipDocument = (document: RelationshipDocument): Relationship => ({
  id: hexId<RelationshipId>(document._id),
  followerId: hexId<UserId>(document.followerId),
  followedId: hexId<UserId>(document.followedId),
  isApproved: document.isApproved,
  addressAccess: document.addressAccess,
  hasBirthdayReminder: document.hasBirthdayReminder,
});

const maybe = (document: RelationshipDocument | null) => (document ? fromRelationshipDocument(document) : undefined);

export function mongoRelationshipRepository(connection: Connection): RelationshipRepository {
  const relationships = relationshipModel(connection);
  const list = async (filter: Record<string, unknown>) =>
    (await relationships.find(filter).lean<RelationshipDocument[]>()).map(fromRelationshipDocument);
  const listNewest = async (filter: Record<string, unknown>) => {
    const newest = relationships.find(filter).sort({ _id: -1 }).limit(LONGEST_LIST);
    return (await newest.lean<RelationshipDocument[]>()).map(fromRelationshipDocument);
  };
  const count = (filter: Record<string, unknown>) => relationships.countDocuments(filter);

  return {
    find: async (pair) => maybe(await relationships.findOne(pair).lean<RelationshipDocument>()),
    listFollowersAmong: (followedId, followerIds) =>
      list({ followedId, followerId: { $in: followerIds }, isApproved: true }),
    listByIds: async (ids) => (ids.length === 0 ? [] : list({ _id: { $in: ids } })),
    listFollowers: (followedId, isApproved) => listNewest({ followedId, isApproved }),
    listFollowing: (followerId) => listNewest({ followerId, isApproved: true }),
    listFollowedIds: async (followerId) =>
      (await list({ followerId, isApproved: true })).map(({ followedId }) => followedId),
    count: async (userId) => {
      const [followers, following, requestedFollowers, addressRequests] = await Promise.all([
        count({ followedId: userId, isApproved: true }),
        count({ followerId: userId, isApproved: true }),
        count({ followedId: userId, isApproved: false }),
        count({ followedId: userId, isApproved: true, addressAccess: 'requested' }),
      ]);
      return { followers, following, requestedFollowers, addressRequests };
    },
    request: async (pair, askedAt, session) => {
      const fresh = { isApproved: false, addressAccess: null, hasBirthdayReminder: false, askedAt };
      const result = await relationships.updateOne(pair, { $setOnInsert: fresh }, { upsert: true, session });
      const relationship = await relationships.findOne(pair, null, { session }).lean<RelationshipDocument>().orFail();
      return { relationship: fromRelationshipDocument(relationship), isNew: result.upsertedCount === 1 };
    },
    approve: async (id, followedId, session) => {
      const pending = { _id: id, followedId, isApproved: false };
      const options = { returnDocument: 'after', session } as const;
      return maybe(
        await relationships
          .findOneAndUpdate(pending, { $set: { isApproved: true } }, options)
          .lean<RelationshipDocument>(),
      );
    },
    cancel: async (id, by, session) => {
      const waiting = { _id: id, isApproved: false, $or: [{ followerId: by }, { followedId: by }] };
      return maybe(await relationships.findOneAndDelete(waiting, { session }).lean<RelationshipDocument>());
    },
    end: async (pair, session) =>
      maybe(await relationships.findOneAndDelete(pair, { session }).lean<RelationshipDocument>()),
    endAllOf: async (userId, session) => {
      await relationships.deleteMany({ $or: [{ followerId: userId }, { followedId: userId }] }, { session });
    },
    toggleBirthdayReminder: async (pair) => {
      const followed = { ...pair, isApproved: true };
      const turn = (from: boolean) =>
        relationships
          .findOneAndUpdate(
            { ...followed, hasBirthdayReminder: from },
            { $set: { hasBirthdayReminder: !from } },
            { returnDocument: 'after' },
          )
          .lean<RelationshipDocument>();
      return maybe((await turn(true)) ?? (await turn(false)));
    },
    changeAddressAccess: async ({ followerId, followedId, from, to }, session) => {
      const filter = { followerId, followedId, isApproved: true, addressAccess: { $in: [...from] } };
      const change = { $set: { addressAccess: to } };
      const options = { returnDocument: 'after', session } as const;
      return maybe(await relationships.findOneAndUpdate(filter, change, options).lean<RelationshipDocument>());
    },
  };
}
