import type { OrderId } from '@wishbow/contracts/wire-types';
import { type Connection, type Model, Schema } from 'mongoose';

/** What a call answered, as it is kept to be said again. */
export interface KeptReply {
  readonly status: number;
  readonly body: object;
}

/** What became of one `Idempotency-Key` of one person. */
export interface CheckoutKeyRow<Reply extends KeptReply = KeptReply> {
  /** Hash of the person and their key. */
  readonly _id: string;
  readonly fingerprint: string;
  /** The order this key makes, now or on a later try. */
  readonly orderId: OrderId;
  /** null while the first request is under way, or if it was cut short. */
  readonly reply: Reply | null;
  /** Until then somebody works on it. */
  readonly takenUntil: Date;
  readonly createdAt: Date;
}

/** As long as Stripe keeps its own: https://docs.stripe.com/api/idempotent_requests */
const KEPT_SECONDS = 24 * 60 * 60;

const schema = new Schema(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    orderId: { type: String, required: true },
    reply: { type: Schema.Types.Mixed, default: null },
    takenUntil: { type: Date, required: true },
    createdAt: { type: Date, required: true, expires: KEPT_SECONDS },
  },
  { collection: 'checkout_keys', versionKey: false, minimize: false },
);

/** The fingerprint of a key names the call it came with, so that what is kept is a reply of that call. */
export const checkoutKeyModel = <Reply extends KeptReply = KeptReply>(
  connection: Connection,
): Model<CheckoutKeyRow<Reply>> =>
  connection.models.CheckoutKey ?? connection.model<CheckoutKeyRow<Reply>>('CheckoutKey', schema);
