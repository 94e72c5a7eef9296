import type { OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { CustomGiftState } from '@wishbow/domain/state-tables';
import { type Connection, type Model, Schema } from 'mongoose';
import { DUE_WORK_FIELDS, type DueWork } from '../work/due-work.ts';

/** A wish from elsewhere that somebody gives by buying it there. It takes units like an order of its own, and no money. */
export interface CustomGiftRow extends DueWork {
  readonly _id: OrderId;
  readonly wishId: WishId;
  readonly buyerId: UserId;
  readonly recipientId: UserId;
  readonly title: string;
  readonly image: string | null;
  readonly quantity: number;
  readonly message: string;
  readonly isPrivate: boolean;
  /** `open` until the units are gifted; `undoing` until they are free again. */
  readonly state: CustomGiftState;
  /** Buyer and wish while it is open: two clicks do not open two. */
  readonly intentKey?: string;
  readonly fingerprint: string;
  readonly createdAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<CustomGiftRow>(
  {
    _id: text,
    wishId: text,
    buyerId: text,
    recipientId: text,
    title: text,
    image: { type: String, default: null },
    quantity: { type: Number, required: true, min: 1 },
    message: String,
    isPrivate: { type: Boolean, required: true },
    state: text,
    intentKey: String,
    fingerprint: text,
    createdAt: { type: Date, required: true },
    ...DUE_WORK_FIELDS,
  },
  { collection: 'custom_gifts', versionKey: false },
);
schema.index({ intentKey: 1 }, { unique: true, partialFilterExpression: { intentKey: { $exists: true } } });
schema.index({ buyerId: 1, wishId: 1 });
schema.index({ createdAt: 1 });
schema.index({ dueAt: 1 });

export const customGiftModel = (connection: Connection): Model<CustomGiftRow> =>
  connection.models.CustomGift ?? connection.model<CustomGiftRow>('CustomGift', schema);
