import { type Connection, type Model, Schema } from 'mongoose';
import type { Journal } from './journals.ts';

/** A posted journal; `_id` is its operation, so that the same operation is never posted twice. */
export interface JournalRow extends Omit<Journal, 'opId'> {
  readonly _id: string;
  readonly postedAt: Date;
}

const leg = new Schema(
  { account: { type: String, required: true }, amountCents: { type: Number, required: true } },
  { _id: false },
);

const schema = new Schema<JournalRow>(
  {
    _id: { type: String, required: true },
    orderId: { type: String, default: null },
    legs: { type: [leg], required: true },
    postedAt: { type: Date, required: true },
  },
  { collection: 'journals', versionKey: false },
);
schema.index({ 'legs.account': 1, postedAt: 1 });
schema.index({ orderId: 1 });

export const journalModel = (connection: Connection): Model<JournalRow> =>
  connection.models.Journal ?? connection.model<JournalRow>('Journal', schema);
