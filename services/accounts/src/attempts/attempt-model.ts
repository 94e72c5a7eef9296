import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What is begun in one call and finished in another. */
export type AttemptKind = 'passkey_registration' | 'passkey_login' | 'login' | 'openid';

export interface AttemptDocument {
  /** SHA-256 of the token or challenge that finishes it. */
  readonly _id: string;
  readonly kind: AttemptKind;
  /** null while nobody knows yet who it is. */
  readonly userId: Types.ObjectId | null;
  /** What the second call needs to know of the first. */
  readonly data: Readonly<Record<string, string>>;
  readonly tries: number;
  readonly expiresAt: Date;
}

const schema = new Schema<AttemptDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null, index: true },
    data: { type: Schema.Types.Mixed, default: {} },
    tries: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'sign_in_attempts', versionKey: false, minimize: false },
);

export const attemptModel = (connection: Connection): Model<AttemptDocument> =>
  connection.models.SignInAttempt ?? connection.model<AttemptDocument>('SignInAttempt', schema);
