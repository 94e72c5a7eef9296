import type { ActivityKind } from '@wishbow/contracts/activities';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/**
 * Something a person did that those who follow them may hear of: one row, however many follow. Only ids are kept; what
 * they stand for, and who may see it, is asked whenever it is read.
 */
export interface ActivityDocument {
  readonly _id: Types.ObjectId;
  readonly kind: ActivityKind;
  readonly actorId: Types.ObjectId;
  /** What it comes from (the comment, the order, ...): the same thing is told once. */
  readonly sourceId: string;
  readonly wishId: Types.ObjectId | null;
  readonly wishlistId: Types.ObjectId | null;
  /** Whom a gift is for. */
  readonly recipientId: Types.ObjectId | null;
  /** A gift that only its giver and its recipient know of. */
  readonly isPrivate: boolean;
  readonly happenedAt: Date;
}

/** Nobody reads on for a year. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

const id = { type: Schema.Types.ObjectId, default: null };

const schema = new Schema<ActivityDocument>(
  {
    kind: { type: String, required: true },
    actorId: { type: Schema.Types.ObjectId, required: true },
    sourceId: { type: String, required: true },
    wishId: id,
    wishlistId: id,
    recipientId: id,
    isPrivate: { type: Boolean, required: true },
    happenedAt: { type: Date, required: true, expires: KEPT_SECONDS },
  },
  { collection: 'activities', versionKey: false },
);
/** An event that is delivered again is the same row. */
schema.index({ kind: 1, sourceId: 1 }, { unique: true });
/** A page of the feed is the merged heads of these ranges, one per person followed. */
schema.index({ actorId: 1, happenedAt: -1, _id: -1 });
/** The same of some kinds alone: one range per person and kind. */
schema.index({ actorId: 1, kind: 1, happenedAt: -1, _id: -1 });
schema.index({ wishId: 1 });

export const activityModel = (connection: Connection): Model<ActivityDocument> =>
  connection.models.Activity ?? connection.model<ActivityDocument>('Activity', schema);
