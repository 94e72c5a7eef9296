import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, type Model, Schema } from 'mongoose';

/** A deleted person of whom something is still needed here: until their last parcel is ordered, or is not. */
export interface ForgottenPersonRow {
  readonly _id: UserId;
}

const schema = new Schema<ForgottenPersonRow>(
  { _id: { type: String, required: true } },
  { collection: 'forgotten_people', versionKey: false },
);

export const forgottenPersonModel = (connection: Connection): Model<ForgottenPersonRow> =>
  connection.models.ForgottenPerson ?? connection.model<ForgottenPersonRow>('ForgottenPerson', schema);
