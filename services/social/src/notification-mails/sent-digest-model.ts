import { type Connection, type Model, Schema } from 'mongoose';

interface SentDigestDocument {
  /** Whose, and of which day: nobody has two on one. */
  readonly _id: string;
  readonly sentAt: Date;
}

const KEPT_FOR_SECONDS = 30 * 24 * 60 * 60;

const schema = new Schema<SentDigestDocument>(
  { _id: { type: String, required: true }, sentAt: { type: Date, required: true, expires: KEPT_FOR_SECONDS } },
  { collection: 'sent_digests', versionKey: false },
);

export const sentDigestModel = (connection: Connection): Model<SentDigestDocument> =>
  connection.models.SentDigest ?? connection.model<SentDigestDocument>('SentDigest', schema);
