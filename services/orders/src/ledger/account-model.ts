import type { Cents } from '@wishbow/domain/money';
import { type Connection, type Model, Schema } from 'mongoose';

/** The balance of one account: what its journals sum to, kept in the transaction of each. */
export interface AccountRow {
  readonly _id: string;
  readonly balanceCents: Cents;
}

const schema = new Schema<AccountRow>(
  { _id: { type: String, required: true }, balanceCents: { type: Number, required: true } },
  { collection: 'accounts', versionKey: false },
);

export const accountModel = (connection: Connection): Model<AccountRow> =>
  connection.models.Account ?? connection.model<AccountRow>('Account', schema);
