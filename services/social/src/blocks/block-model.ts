import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Somebody wants to have nothing to do with somebody. */
export interface BlockDocument {
  readonly _id: Types.ObjectId;
  readonly blockerId: Types.ObjectId;
  readonly blockedId: Types.ObjectId;
  readonly blockedAt: Date;
}

const schema = new Schema<BlockDocument>(
  {
    blockerId: { type: Schema.Types.ObjectId, required: true },
    blockedId: { type: Schema.Types.ObjectId, required: true },
    blockedAt: { type: Date, required: true },
  },
  { collection: 'blocks', versionKey: false },
);
schema.index({ blockerId: 1, blockedId: 1 }, { unique: true });
schema.index({ blockerId: 1, blockedAt: -1 });
schema.index({ blockedId: 1, blockerId: 1 });

export const blockModel = (connection: Connection): Model<BlockDocument> =>
  connection.models.Block ?? connection.model<BlockDocument>('Block', schema);
