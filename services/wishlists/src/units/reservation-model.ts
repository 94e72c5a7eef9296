import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Units of a wish that one order has taken: held back for it, then gifted. A released one is gone. */
export interface ReservationDocument {
  readonly _id: Types.ObjectId;
  readonly wishId: Types.ObjectId;
  readonly orderId: Types.ObjectId;
  readonly buyerId: Types.ObjectId;
  readonly quantity: number;
  readonly state: 'reserved' | 'gifted';
  readonly reservedAt: Date;
}

const schema = new Schema<ReservationDocument>(
  {
    wishId: { type: Schema.Types.ObjectId, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    buyerId: { type: Schema.Types.ObjectId, required: true },
    quantity: { type: Number, required: true },
    state: { type: String, required: true },
    reservedAt: { type: Date, required: true },
  },
  { collection: 'reservations', versionKey: false },
);
// An order takes the units of a wish once, however often it asks.
schema.index({ wishId: 1, orderId: 1 }, { unique: true });

export const reservationModel = (connection: Connection): Model<ReservationDocument> =>
  connection.models.Reservation ?? connection.model<ReservationDocument>('Reservation', schema);
