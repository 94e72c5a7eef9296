import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { StoredWish } from '../wishes/wish-repository.ts';

/**
 * A wish its owner has removed. It stands apart from the wishes, so that no call has to remember to leave it out;
 * until `finalAt` it can be put back, then its givers are told and it is gone.
 */
export interface RemovedWishDocument {
  /** The wish's id. */
  readonly _id: Types.ObjectId;
  readonly wish: StoredWish;
  readonly removedAt: Date;
  readonly finalAt: Date;
}

const schema = new Schema<RemovedWishDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    wish: { type: Schema.Types.Mixed, required: true },
    removedAt: { type: Date, required: true },
    finalAt: { type: Date, required: true },
  },
  { collection: 'removed_wishes', versionKey: false, minimize: false },
);
schema.index({ finalAt: 1 });

export const removedWishModel = (connection: Connection): Model<RemovedWishDocument> =>
  connection.models.RemovedWish ?? connection.model<RemovedWishDocument>('RemovedWish', schema);
