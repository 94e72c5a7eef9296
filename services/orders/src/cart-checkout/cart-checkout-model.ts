import type { CartItemId, OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { CartCheckoutState } from '@wishbow/domain/state-tables';
import { type Connection, type Model, Schema } from 'mongoose';
import { DUE_WORK_FIELDS, type DueWork } from '../work/due-work.ts';

/** One press on the button: all orders of a cart, which are accepted together or not at all. */
export interface CartCheckoutRow extends DueWork {
  readonly _id: OrderId;
  readonly buyerId: UserId;
  /** The cart as the buyer saw it. */
  readonly cartVersion: number;
  /** What the buyer agreed to, to tell a repeated press from another wish to pay. */
  readonly fingerprint: string;
  readonly orderIds: readonly OrderId[];
  /** These leave the cart once all is accepted. */
  readonly lineIds: readonly CartItemId[];
  readonly state: CartCheckoutState;
  /** Why the card was not charged; written down before anything is given back. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
  /** The card's holder is asked by their bank about one of the orders at least. */
  readonly awaitsHolder?: boolean;
  /** The buyer, while it is open: nobody has two open at once. */
  readonly openFor?: UserId;
  readonly createdAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<CartCheckoutRow>(
  {
    _id: text,
    buyerId: text,
    cartVersion: { type: Number, required: true },
    fingerprint: text,
    orderIds: { type: [String], required: true },
    lineIds: { type: [String], required: true },
    state: text,
    refusal: { type: new Schema({ code: text, message: text }, { _id: false }), default: null },
    awaitsHolder: Boolean,
    openFor: String,
    createdAt: { type: Date, required: true },
    ...DUE_WORK_FIELDS,
  },
  { collection: 'cart_checkouts', versionKey: false },
);
schema.index({ openFor: 1 }, { unique: true, partialFilterExpression: { openFor: { $exists: true } } });
schema.index({ buyerId: 1, cartVersion: 1 });
schema.index({ orderIds: 1 });
schema.index({ dueAt: 1 });

export const cartCheckoutModel = (connection: Connection): Model<CartCheckoutRow> =>
  connection.models.CartCheckout ?? connection.model<CartCheckoutRow>('CartCheckout', schema);
