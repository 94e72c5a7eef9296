import { type Connection, type Model, Schema, type Types } from 'mongoose';

/**
 * Somebody recommends a wish or a product to one follower, or to all of them. Only ids are kept: what a thing is called
 * and who may see it is asked whenever it is read.
 */
export interface RecommendationDocument {
  readonly _id: Types.ObjectId;
  readonly fromId: Types.ObjectId;
  /** null: to everybody who follows. */
  readonly toId: Types.ObjectId | null;
  readonly kind: 'wish' | 'item';
  /** The id of the wish, or the product id of the item. */
  readonly thingId: string;
  readonly message: string;
  /** Who does not want to see it any more. */
  readonly removedBy: readonly Types.ObjectId[];
  readonly createdAt: Date;
}

const schema = new Schema<RecommendationDocument>(
  {
    fromId: { type: Schema.Types.ObjectId, required: true },
    toId: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, required: true },
    thingId: { type: String, required: true },
    message: { type: String, default: '' },
    removedBy: { type: [Schema.Types.ObjectId], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'recommendations', versionKey: false },
);
/** One of each thing per pair, also once it was removed: the last guard of never telling twice. */
schema.index({ fromId: 1, toId: 1, kind: 1, thingId: 1 }, { unique: true });
schema.index({ fromId: 1, toId: 1, createdAt: -1, _id: -1 });

export const recommendationModel = (connection: Connection): Model<RecommendationDocument> =>
  connection.models.Recommendation ?? connection.model<RecommendationDocument>('Recommendation', schema);
