import type { AddressAccess } from '@wishbow/domain/visibility';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Somebody follows, or asks to follow, somebody. There is no row for strangers. */
export interface RelationshipDocument {
  readonly _id: Types.ObjectId;
  readonly followerId: Types.ObjectId;
  readonly followedId: Types.ObjectId;
  readonly isApproved: boolean;
  readonly addressAccess: AddressAccess;
  readonly hasBirthdayReminder: boolean;
  /** The last day, `YYYY-MM-DD`, for which the reminders of this birthday were seen to; rows from before have none. */
  readonly birthdayCheckedOn?: string;
  readonly askedAt: Date;
}

const schema = new Schema<RelationshipDocument>(
  {
    followerId: { type: Schema.Types.ObjectId, required: true },
    followedId: { type: Schema.Types.ObjectId, required: true },
    isApproved: { type: Boolean, required: true },
    addressAccess: { type: String, default: null },
    hasBirthdayReminder: { type: Boolean, required: true },
    birthdayCheckedOn: { type: String },
    askedAt: { type: Date, required: true },
  },
  { collection: 'relationships', versionKey: false },
);
schema.index({ followerId: 1, followedId: 1 }, { unique: true });
schema.index({ followedId: 1, isApproved: 1, _id: 1 });
schema.index({ followerId: 1, isApproved: 1, _id: 1 });
schema.index({ hasBirthdayReminder: 1, birthdayCheckedOn: 1 });

export const relationshipModel = (connection: Connection): Model<RelationshipDocument> =>
  connection.models.Relationship ?? connection.model<RelationshipDocument>('Relationship', schema);
