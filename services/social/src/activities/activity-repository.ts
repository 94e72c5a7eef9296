import type { ActivityKind } from '@wishbow/contracts/activities';
import type { ActivityId, UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { afterPlace, type Page } from '@wishbow/service/paging/place';
import { type ActivityDocument, activityModel } from './activity-model.ts';

export interface StoredActivity {
  readonly id: ActivityId;
  readonly kind: ActivityKind;
  readonly actorId: UserId;
  readonly sourceId: string;
  readonly wishId: WishId | null;
  readonly wishlistId: WishlistId | null;
  readonly recipientId: UserId | null;
  readonly isPrivate: boolean;
  readonly happenedAt: Date;
}

export type NewActivity = Pick<StoredActivity, 'kind' | 'actorId' | 'sourceId' | 'happenedAt'> &
  Partial<Pick<StoredActivity, 'wishId' | 'wishlistId' | 'recipientId' | 'isPrivate'>>;

export interface ActivityRepository {
  /** @returns whether it was not known before. */
  add(activity: NewActivity): Promise<boolean>;
  remove(kind: ActivityKind, sourceIds: readonly string[]): Promise<void>;
  removeAllAbout(wishId: WishId): Promise<void>;
  removeAllBy(actorId: UserId): Promise<void>;
  /**
   * What these people did, newest first.
   * @param kinds undefined: all.
   */
  listPage(
    actorIds: readonly UserId[],
    kinds: readonly ActivityKind[] | undefined,
    page: Page,
  ): Promise<StoredActivity[]>;
}

/** MongoDB merges the sorted index ranges of up to 200 values (`internalQueryMaxScansToExplode`); of more it sorts all. */
const MOST_RANGES = 200;

const NOTHING = { wishId: null, wishlistId: null, recipientId: null, isPrivate: false };

const fromDocument = (document: ActivityDocument): StoredActivity => ({
  id: hexId<ActivityId>(document._id),
  kind: document.kind,
  actorId: hexId<UserId>(document.actorId),
  sourceId: document.sourceId,
  wishId: document.wishId && hexId<WishId>(document.wishId),
  wishlistId: document.wishlistId && hexId<WishlistId>(document.wishlistId),
  recipientId: document.recipientId && hexId<UserId>(document.recipientId),
  isPrivate: document.isPrivate,
  happenedAt: document.happenedAt,
});

const newestFirst = (left: StoredActivity, right: StoredActivity): number =>
  right.happenedAt.getTime() - left.happenedAt.getTime() || (left.id < right.id ? 1 : -1);

const inRuns = <Value>(values: readonly Value[], length: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / length) }, (_, run) => values.slice(run * length, (run + 1) * length));

export function mongoActivityRepository(connection: Connection): ActivityRepository {
  const activities = activityModel(connection);
  return {
    add: async ({ kind, sourceId, ...told }) => {
      const fresh = { $setOnInsert: { ...NOTHING, ...told } };
      return (await activities.updateOne({ kind, sourceId }, fresh, { upsert: true })).upsertedCount === 1;
    },
    remove: async (kind, sourceIds) => {
      await activities.deleteMany({ kind, sourceId: { $in: sourceIds } });
    },
    removeAllAbout: async (wishId) => {
      await activities.deleteMany({ wishId });
    },
    removeAllBy: async (actorId) => {
      await activities.deleteMany({ actorId });
    },
    listPage: async (actorIds, kinds, { after, limit }) => {
      const heads = inRuns(actorIds, Math.floor(MOST_RANGES / (kinds?.length ?? 1))).map((run) =>
        activities
          .find({ actorId: { $in: run }, ...(kinds && { kind: { $in: kinds } }), ...afterPlace('happenedAt', after) })
          .sort({ happenedAt: -1, _id: -1 })
          .limit(limit)
          .lean<ActivityDocument[]>(),
      );
      const merged = (await Promise.all(heads)).flat().map(fromDocument).sort(newestFirst);
      return merged.slice(0, limit);
    },
  };
}
