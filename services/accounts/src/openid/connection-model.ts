import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** That somebody at a provider is a person of ours. */
export interface OpenidConnectionDocument {
  readonly _id: Types.ObjectId;
  readonly issuer: string;
  readonly subject: string;
  readonly userId: Types.ObjectId;
  readonly connectedAt: Date;
}

const schema = new Schema<OpenidConnectionDocument>(
  {
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    connectedAt: { type: Date, required: true },
  },
  { collection: 'openid_connections', versionKey: false },
);
/** One person at the provider is one person here. */
schema.index({ issuer: 1, subject: 1 }, { unique: true });

export const openidConnectionModel = (connection: Connection): Model<OpenidConnectionDocument> =>
  connection.models.OpenidConnection ?? connection.model<OpenidConnectionDocument>('OpenidConnection', schema);
