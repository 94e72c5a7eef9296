import type { Thing } from '@wishbow/contracts/things';
import type { RecommendationId, UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type RecommendationDocument, recommendationModel } from './recommendation-model.ts';

export type NewRecommendation = Thing & {
  readonly fromId: UserId;
  /** null: to everybody who follows. */
  readonly toId: UserId | null;
  readonly message: string;
  readonly createdAt: Date;
};

export type Recommendation = NewRecommendation & { readonly id: RecommendationId };

/** Whose recommendations reach whom: those of the people one follows, to oneself or to everybody. */
export interface Audience {
  readonly viewerId: UserId;
  readonly followedIds: readonly UserId[];
}

export interface RecommendationRepository {
  /** @returns its id, or undefined when this pair has it already: then it stays as it is. */
  add(recommendation: NewRecommendation, session?: ClientSession): Promise<RecommendationId | undefined>;
  /** Newest first. */
  list(audience: Audience, limit: number, after?: RecommendationId): Promise<Recommendation[]>;
  find(audience: Audience, id: RecommendationId): Promise<Recommendation | undefined>;
  /** Takes it out of one person's sight. @returns whether it was in it. */
  remove(audience: Audience, id: RecommendationId): Promise<boolean>;
}

const fromDocument = ({
  _id,
  fromId,
  toId,
  kind,
  thingId,
  message,
  createdAt,
}: RecommendationDocument): Recommendation => ({
  ...({ kind, thingId } as Thing),
  id: hexId<RecommendationId>(_id),
  fromId: hexId<UserId>(fromId),
  toId: toId && hexId<UserId>(toId),
  message,
  createdAt,
});

const reaching = ({ viewerId, followedIds }: Audience): Record<string, unknown> => ({
  fromId: { $in: followedIds },
  toId: { $in: [viewerId, null] },
  removedBy: { $ne: viewerId },
});

/** Those of one instant stand in the order of their ids. */
const olderThan = ({ createdAt, _id }: RecommendationDocument) => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }],
});

export function mongoRecommendationRepository(connection: Connection): RecommendationRepository {
  const recommendations = recommendationModel(connection);
  return {
    add: async ({ fromId, toId, kind, thingId, message, createdAt }, session) => {
      const same = { fromId, toId, kind, thingId };
      const fresh = { message, createdAt, removedBy: [] };
      const result = await recommendations.updateOne(
        same,
        { $setOnInsert: fresh },
        { upsert: true, ...(session && { session }) },
      );
      return result.upsertedId ? hexId<RecommendationId>(result.upsertedId) : undefined;
    },
    list: async (audience, limit, after) => {
      const last = after && (await recommendations.findById(after).lean<RecommendationDocument>());
      if (last === null) return [];
      const page = { ...reaching(audience), ...(last && olderThan(last)) };
      const newest = recommendations.find(page).sort({ createdAt: -1, _id: -1 }).limit(limit);
      return (await newest.lean<RecommendationDocument[]>()).map(fromDocument);
    },
    find: async (audience, id) => {
      const found = await recommendations.findOne({ ...reaching(audience), _id: id }).lean<RecommendationDocument>();
      return found ? fromDocument(found) : undefined;
    },
    remove: async (audience, id) => {
      const change = { $addToSet: { removedBy: audience.viewerId } };
      return (await recommendations.updateOne({ ...reaching(audience), _id: id }, change)).modifiedCount === 1;
    },
  };
}
