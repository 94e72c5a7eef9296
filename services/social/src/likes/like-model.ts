import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** That somebody likes a wish, a product or a comment. */
export interface LikeDocument {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly kind: 'wish' | 'item' | 'comment';
  /** The id of the wish or comment, or the product id. */
  readonly thingId: string;
  readonly createdAt: Date;
}

const schema = new Schema<LikeDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    thingId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'likes', versionKey: false },
);
/** Nobody likes a thing twice. */
schema.index({ userId: 1, kind: 1, thingId: 1 }, { unique: true });
schema.index({ kind: 1, thingId: 1, createdAt: -1, _id: -1 });

export const likeModel = (connection: Connection): Model<LikeDocument> =>
  connection.models.Like ?? connection.model<LikeDocument>('Like', schema);
