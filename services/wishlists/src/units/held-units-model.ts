import { type Connection, type Model, Schema, type Types } from 'mongoose';

/**
 * How many units of one wish orders not yet placed hold back. It stands apart from the wish, so that nothing its owner
 * reads changes with a reservation; and since every reservation writes it, two cannot take the same unit.
 */
export interface HeldUnitsDocument {
  /** The wish's id. */
  readonly _id: Types.ObjectId;
  /** Units; of a fund, cents. */
  readonly reservedCount: number;
  /** Set while the wish is removed: writing it collides with a reservation under way. */
  readonly isClosed?: boolean;
}

const schema = new Schema<HeldUnitsDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    reservedCount: { type: Number, required: true },
    isClosed: Boolean,
  },
  { collection: 'held_units', versionKey: false },
);

export const heldUnitsModel = (connection: Connection): Model<HeldUnitsDocument> =>
  connection.models.HeldUnits ?? connection.model<HeldUnitsDocument>('HeldUnits', schema);
