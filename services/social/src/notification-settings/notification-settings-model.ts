import type { MailPace, NotificationChannels } from '@wishbow/contracts/notification-settings-contract';
import type { NotificationKind } from '@wishbow/contracts/notifications';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What somebody has changed of their settings; whatever is not here is as it is for everybody. */
export interface NotificationSettingsDocument {
  /** Whose they are. */
  readonly _id: Types.ObjectId;
  readonly kinds: Partial<Record<NotificationKind, Partial<NotificationChannels>>>;
  readonly mails: MailPace;
}

const schema = new Schema<NotificationSettingsDocument>(
  { kinds: { type: Schema.Types.Mixed, default: {} }, mails: { type: String, default: 'at_once' } },
  { collection: 'notification_settings', versionKey: false, minimize: false },
);

export const notificationSettingsModel = (connection: Connection): Model<NotificationSettingsDocument> =>
  connection.models.NotificationSettings ??
  connection.model<NotificationSettingsDocument>('NotificationSettings', schema);
