import type { Cents } from '@wishbow/domain/money';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** That a fund was closed for a payout, and with how much in it. One per fund: the last guard against two. */
export interface FundPayoutDocument {
  /** The fund's id as a wish. */
  readonly _id: Types.ObjectId;
  /** The orders service's name for the payout. */
  readonly payoutId: string;
  readonly grossCents: Cents;
  readonly requestedAt: Date;
}

const schema = new Schema<FundPayoutDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    payoutId: { type: String, required: true },
    grossCents: { type: Number, required: true },
    requestedAt: { type: Date, required: true },
  },
  { collection: 'fund_payouts', versionKey: false },
);

export const fundPayoutModel = (connection: Connection): Model<FundPayoutDocument> =>
  connection.models.FundPayout ?? connection.model<FundPayoutDocument>('FundPayout', schema);
