import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, type Model, Schema } from 'mongoose';
import type { SavedCard } from '../payments/payments.ts';

/** A person with their cards; the numbers are at the card processor. */
export interface CardholderRow {
  readonly _id: UserId;
  /** The card processor's name for them. */
  readonly customerId: string;
  /** Oldest first. */
  readonly cards: readonly SavedCard[];
}

const card = new Schema<SavedCard>(
  {
    id: { type: String, required: true },
    brand: { type: String, required: true },
    last4: { type: String, required: true },
    expMonth: { type: Number, required: true },
    expYear: { type: Number, required: true },
    fingerprint: String,
  },
  { _id: false, id: false },
);

const schema = new Schema<CardholderRow>(
  {
    _id: { type: String, required: true },
    customerId: { type: String, required: true },
    cards: { type: [card], required: true },
  },
  { collection: 'cardholders', versionKey: false },
);

export const cardholderModel = (connection: Connection): Model<CardholderRow> =>
  connection.models.Cardholder ?? connection.model<CardholderRow>('Cardholder', schema);
