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
  /** Only there to be mailed: its person does not want this kind in the bell. Rows from before are all in it. */
  readonly isMailOnly?: boolean;
  /** When it is mailed, unless it is read or withdrawn before; gone once it was, or where nobody wants a mail. */
  readonly mailDueAt?: Date;
  /** By itself, or as part of the daily one. */
  readonly mailAs?: 'letter' | 'digest';
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
    isMailOnly: { type: Boolean },
    mailDueAt: { type: Date },
    mailAs: { type: String },
  },
  { collection: 'notifications', versionKey: false },
);
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, isCounted: 1 });
schema.index({ kind: 1, subjectId: 1 });
schema.index({ mailDueAt: 1 }, { sparse: true });
/** One per (person, actor, verb, object) while unread: the last guard of never telling twice. */
schema.index(
  { userId: 1, kind: 1, actorId: 1, subjectId: 1 },
  { unique: true, partialFilterExpression: { isViewed: false } },
);

export const notificationModel = (connection: Connection): Model<NotificationDocument> =>
  connection.models.Notification ?? connection.model<NotificationDocument>('Notification', schema);
