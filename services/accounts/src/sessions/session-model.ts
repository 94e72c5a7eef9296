import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface SessionDocument {
  readonly _id: Types.ObjectId;
  /** SHA-256 of the token: whoever reads the database cannot sign in with it. */
  readonly tokenHash: string;
  readonly userId: Types.ObjectId;
  /** What its owner knows it by: `Firefox on Android`. Missing on sessions from before this was kept. */
  readonly device?: string;
  readonly createdAt: Date;
  /** To within some minutes. */
  readonly lastSeenAt?: Date;
  readonly expiresAt: Date;
}

const schema = new Schema<SessionDocument>(
  {
    tokenHash: { type: String, required: true, unique: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    device: String,
    createdAt: { type: Date, required: true },
    lastSeenAt: Date,
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'sessions', versionKey: false },
);

export const sessionModel = (connection: Connection): Model<SessionDocument> =>
  connection.models.Session ?? connection.model<SessionDocument>('Session', schema);
