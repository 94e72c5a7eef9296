import type { ContributionId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { ContributionState } from '@wishbow/domain/state-tables';
import { type Connection, type Model, Schema } from 'mongoose';
import type { OrderCardRow } from '../orders/order-row.ts';
import { DUE_WORK_FIELDS, type DueWork } from '../work/due-work.ts';

/** What one person chips in to a fund, with the money of it. */
export interface ContributionRow extends DueWork {
  readonly _id: ContributionId;
  readonly wishId: WishId;
  readonly contributorId: UserId;
  /** The owner of the fund. */
  readonly recipientId: UserId;
  readonly title: string;
  readonly image: string | null;
  readonly amountCents: Cents;
  readonly message: string;
  readonly isPrivate: boolean;
  readonly card: OrderCardRow;
  /** `open` until the money is taken or will not be. */
  readonly state: ContributionState;
  /** The fund is gone for good: what was taken goes back, unless it is in a payout. */
  readonly isFundGone: boolean;
  /** The payment that the card's holder is asked about by their bank. */
  readonly askedIntentId?: string;
  /** The hold on the card, from when it is there. */
  readonly paymentIntentId: string | null;
  /** Why it was refused, for people. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** Contributor and fund while it is open: two clicks do not open two. */
  readonly intentKey?: string;
  readonly fingerprint: string;
  readonly createdAt: Date;
}

const text = { type: String, required: true } as const;
const textOrNull = { type: String, default: null } as const;
const part = (fields: Record<string, object>) => new Schema(fields, { _id: false });

const schema = new Schema<ContributionRow>(
  {
    _id: text,
    wishId: text,
    contributorId: text,
    recipientId: text,
    title: text,
    image: textOrNull,
    amountCents: { type: Number, required: true, min: 1 },
    message: String,
    isPrivate: { type: Boolean, required: true },
    card: { type: part({ id: text, customerId: text, brand: text, last4: text }), required: true },
    state: text,
    isFundGone: { type: Boolean, required: true },
    askedIntentId: String,
    paymentIntentId: textOrNull,
    failure: { type: part({ code: text, message: text }), default: null },
    intentKey: String,
    fingerprint: text,
    createdAt: { type: Date, required: true },
    ...DUE_WORK_FIELDS,
  },
  { collection: 'contributions', versionKey: false },
);
schema.index({ intentKey: 1 }, { unique: true, partialFilterExpression: { intentKey: { $exists: true } } });
schema.index({ contributorId: 1, wishId: 1 });
schema.index({ wishId: 1, state: 1 });
schema.index({ createdAt: 1 });
schema.index({ dueAt: 1 });

export const contributionModel = (connection: Connection): Model<ContributionRow> =>
  connection.models.Contribution ?? connection.model<ContributionRow>('Contribution', schema);
