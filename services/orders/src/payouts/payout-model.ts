import type { PayoutId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { PayoutState } from '@wishbow/domain/state-tables';
import { type Connection, type Model, Schema } from 'mongoose';
import { DUE_WORK_FIELDS, type DueWork } from '../work/due-work.ts';

/** A check for what was chipped in to a fund. One per fund but for those that were rejected: `fundKey` is unique. */
export interface PayoutRow extends DueWork {
  readonly _id: PayoutId;
  readonly wishId: WishId;
  /** The fund's id once more, for as long as nothing else may be paid out of it. */
  readonly fundKey?: string;
  readonly ownerId: UserId;
  readonly title: string;
  readonly image: string | null;
  /** `open` until the fund is closed for it. */
  readonly state: PayoutState;
  /** What was in the fund when it was closed; 0 until then, like the next two. */
  readonly grossCents: Cents;
  readonly feeCents: Cents;
  readonly netCents: Cents;
  /** How often money of the fund was contested while its check waited. */
  readonly disputeCount?: number;
  readonly requestedAt: Date | null;
  readonly dispatchedAt: Date | null;
  /** Why there is no check, for its owner. */
  readonly rejection?: string;
  readonly createdAt: Date;
}

const text = { type: String, required: true } as const;
const amount = { type: Number, required: true, min: 0 } as const;
const date = { type: Date, default: null } as const;

const schema = new Schema<PayoutRow>(
  {
    _id: text,
    wishId: text,
    fundKey: String,
    ownerId: text,
    title: text,
    image: { type: String, default: null },
    state: text,
    grossCents: amount,
    feeCents: amount,
    netCents: amount,
    disputeCount: Number,
    requestedAt: date,
    dispatchedAt: date,
    rejection: String,
    createdAt: { type: Date, required: true },
    ...DUE_WORK_FIELDS,
  },
  { collection: 'payouts', versionKey: false },
);
schema.index({ fundKey: 1 }, { unique: true, partialFilterExpression: { fundKey: { $exists: true } } });
schema.index({ wishId: 1, createdAt: -1 });
schema.index({ state: 1, requestedAt: 1 });
schema.index({ ownerId: 1 });
schema.index({ dueAt: 1 });

export const payoutModel = (connection: Connection): Model<PayoutRow> =>
  connection.models.Payout ?? connection.model<PayoutRow>('Payout', schema);
