import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface SecondFactorDocument {
  /** The person. */
  readonly _id: Types.ObjectId;
  readonly sealedSecret: string;
  /** null until a code of the app has shown that it has the secret. */
  readonly enabledAt: Date | null;
  /** The half minute of the last code that was taken: none is taken twice. */
  readonly lastStep: number;
  readonly codeSalt: string;
  /** Argon2id, one for each recovery code that is left. */
  readonly codeHashes: string[];
  /** When the codes were replaced; null for those that came with turning it on. */
  readonly codesMadeAt: Date | null;
}

const schema = new Schema<SecondFactorDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    sealedSecret: { type: String, required: true },
    enabledAt: { type: Date, default: null },
    lastStep: { type: Number, default: 0 },
    codeSalt: { type: String, default: '' },
    codeHashes: { type: [String], default: [] },
    codesMadeAt: { type: Date, default: null },
  },
  { collection: 'second_factors', versionKey: false },
);

export const secondFactorModel = (connection: Connection): Model<SecondFactorDocument> =>
  connection.models.SecondFactor ?? connection.model<SecondFactorDocument>('SecondFactor', schema);
