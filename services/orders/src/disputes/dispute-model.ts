import type { ContributionId, OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { DisputeState } from '@wishbow/domain/dispute-state';
import type { Cents } from '@wishbow/domain/money';
import { type Connection, type Model, Schema } from 'mongoose';

/** A charge that its card's holder contests. */
export interface DisputeRow {
  /** The card processor's name for it. */
  readonly _id: string;
  readonly state: Exclude<DisputeState, 'none'>;
  readonly reason: string;
  readonly amountCents: Cents;
  /** What was paid: one of the two. */
  readonly orderId: OrderId | null;
  readonly contributionId: ContributionId | null;
  readonly title: string;
  /** The fund that the contribution was for. */
  readonly wishId: WishId | null;
  /** Who owes us the money meanwhile: the owner of the fund, or the buyer of the order. */
  readonly debtorId: UserId;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

const text = { type: String, required: true } as const;
const textOrNull = { type: String, default: null } as const;

const schema = new Schema<DisputeRow>(
  {
    _id: text,
    state: text,
    reason: text,
    amountCents: { type: Number, required: true, min: 1 },
    orderId: textOrNull,
    contributionId: textOrNull,
    title: String,
    wishId: textOrNull,
    debtorId: text,
    openedAt: { type: Date, required: true },
    closedAt: { type: Date, default: null },
  },
  { collection: 'disputes', versionKey: false },
);
schema.index({ state: 1, openedAt: -1 });
schema.index({ wishId: 1, state: 1 });
schema.index({ contributionId: 1, state: 1 });
schema.index({ orderId: 1, state: 1 });

export const disputeModel = (connection: Connection): Model<DisputeRow> =>
  connection.models.Dispute ?? connection.model<DisputeRow>('Dispute', schema);
