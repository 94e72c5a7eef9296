import type { UnitsState } from '@wishbow/domain/state-tables';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Units of a wish that one order has taken: held back for it, then gifted. A released one is gone. */
export interface ReservationDocument {
  readonly _id: Types.ObjectId;
  readonly wishId: Types.ObjectId;
  readonly orderId: Types.ObjectId;
  readonly buyerId: Types.ObjectId;
  /** The owner of the wish. */
  readonly recipientId: Types.ObjectId;
  readonly quantity: number;
  readonly state: Exclude<UnitsState, 'free'>;
  readonly reservedAt: Date;
  /** Null until the order is placed. */
  readonly giftedAt: Date | null;
  /** A private gift names its giver to the recipient alone. */
  readonly isPrivate: boolean;
}

const schema = new Schema<ReservationDocument>(
  {
    wishId: { type: Schema.Types.ObjectId, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    buyerId: { type: Schema.Types.ObjectId, required: true },
    recipientId: { type: Schema.Types.ObjectId, required: true },
    quantity: { type: Number, required: true },
    state: { type: String, required: true },
    reservedAt: { type: Date, required: true },
    giftedAt: { type: Date, default: null },
    isPrivate: { type: Boolean, default: false },
  },
  { collection: 'reservations', versionKey: false },
);
// An order takes the units of a wish once, however often it asks.
schema.index({ wishId: 1, orderId: 1 }, { unique: true });
schema.index({ recipientId: 1, giftedAt: -1, _id: -1 });
schema.index({ buyerId: 1, giftedAt: -1, _id: -1 });

export const reservationModel = (connection: Connection): Model<ReservationDocument> =>
  connection.models.Reservation ?? connection.model<ReservationDocument>('Reservation', schema);
