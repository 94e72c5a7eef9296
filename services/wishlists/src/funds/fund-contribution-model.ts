import type { Cents } from '@wishbow/domain/money';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What one person chips in to a fund: kept free while it is paid, then counted. A released one is gone. */
export interface ContributionDocument {
  /** The orders service's name for it. */
  readonly _id: Types.ObjectId;
  readonly wishId: Types.ObjectId;
  readonly contributorId: Types.ObjectId;
  /** The owner of the fund. */
  readonly recipientId: Types.ObjectId;
  readonly amountCents: Cents;
  readonly state: 'reserved' | 'counted';
  /** A private contribution is shown to the owner of the fund and its contributor alone. */
  readonly isPrivate: boolean;
  readonly reservedAt: Date;
  /** Null until it is paid. */
  readonly countedAt: Date | null;
}

const schema = new Schema<ContributionDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    wishId: { type: Schema.Types.ObjectId, required: true },
    contributorId: { type: Schema.Types.ObjectId, required: true },
    recipientId: { type: Schema.Types.ObjectId, required: true },
    amountCents: { type: Number, required: true, min: 1 },
    state: { type: String, required: true },
    isPrivate: { type: Boolean, required: true },
    reservedAt: { type: Date, required: true },
    countedAt: { type: Date, default: null },
  },
  { collection: 'contributions', versionKey: false },
);
schema.index({ wishId: 1, countedAt: -1 });

export const fundContributionModel = (connection: Connection): Model<ContributionDocument> =>
  connection.models.Contribution ?? connection.model<ContributionDocument>('Contribution', schema);
