import type { NotificationKind } from '@wishbow/contracts/notifications';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What happened, for one person. Its words are made when it is read, so that names are the present ones. */
export interface NotificationDocument {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly kind: NotificationKind;
  readonly actorId: Types.ObjectId | null;
  /** The relationship, wish, order or comment it is about. */
  readonly subjectId: string;
  /** Of a comment: the wish or product that it stands under. */
  readonly thingId: string | null;
  readonly title: string | null;
  readonly image: string | null;
  readonly note: string | null;
  readonly isViewed: boolean;
  /** Counted by the bell until its list is opened. */
  readonly isCounted: boolean;
  readonly createdAt: Date;
}

const schema = new Schema<NotificationDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    actorId: { type: Schema.Types.ObjectId, default: null },
    subjectId: { type: String, required: true },
    thingId: { type: String, default: null },
    title: { type: String, default: null },
    image: { type: String, default: null },
    note: { type: String, default: null },
    isViewed: { type: Boolean, required: true },
    isCounted: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'notifications', versionKey: false },
);
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, isCounted: 1 });
schema.index({ kind: 1, subjectId: 1 });
/** One per (person, actor, verb, object) while unread: the last guard of never telling twice. */
schema.index(
  { userId: 1, kind: 1, actorId: 1, subjectId: 1 },
  { unique: true, partialFilterExpression: { isViewed: false } },
);

export const notificationModel = (connection: Connection): Model<NotificationDocument> =>
  connection.models.Notification ?? connection.model<NotificationDocument>('Notification', schema);
