import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface PasskeyDocument {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** By which the device knows the key. */
  readonly credentialId: string;
  /** COSE, as base64url. */
  readonly publicKey: string;
  /** How often the device has signed, where it counts; a copy of the key would fall behind. */
  readonly counter: number;
  readonly transports: string[];
  readonly isSynced: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const schema = new Schema<PasskeyDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    credentialId: { type: String, required: true, unique: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    isSynced: { type: Boolean, required: true },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', versionKey: false },
);

export const passkeyModel = (connection: Connection): Model<PasskeyDocument> =>
  connection.models.Passkey ?? connection.model<PasskeyDocument>('Passkey', schema);
