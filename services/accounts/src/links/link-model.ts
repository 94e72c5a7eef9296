import { type Connection, type Model, Schema, type Types } from 'mongoose';

export type LinkPurpose = 'password_reset' | 'email_verification' | 'email_change' | 'email_undo';

/** A link that was mailed to somebody, good for one use. */
export interface LinkDocument {
  /** The effect key of the mail it stands in. */
  readonly _id: string;
  readonly purpose: LinkPurpose;
  readonly userId: Types.ObjectId;
  /** The address it was mailed to: the link proves that its mailbox is theirs, and no other. */
  readonly emailKey: string;
  /** SHA-256 of the token. */
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** When what the link takes back was done; null where it takes nothing back. */
  readonly since: Date | null;
}

const schema = new Schema<LinkDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    emailKey: { type: String, required: true, index: true },
    tokenHash: { type: String, required: true, unique: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    usedAt: { type: Date, default: null },
    since: { type: Date, default: null },
  },
  { collection: 'mailed_links', versionKey: false },
);

export const linkModel = (connection: Connection): Model<LinkDocument> =>
  connection.models.MailedLink ?? connection.model<LinkDocument>('MailedLink', schema);
