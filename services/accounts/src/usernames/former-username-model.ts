import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface FormerUsernameDocument {
  /** As usernames are compared. */
  readonly _id: string;
  /** Whose it was, and whom it leads to. */
  readonly userId: Types.ObjectId;
  /** Free for everybody from then on. */
  readonly keptUntil: Date;
}

const schema = new Schema<FormerUsernameDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    keptUntil: { type: Date, required: true, expires: 0 },
  },
  { collection: 'former_usernames', versionKey: false },
);

export const formerUsernameModel = (connection: Connection): Model<FormerUsernameDocument> =>
  connection.models.FormerUsername ?? connection.model<FormerUsernameDocument>('FormerUsername', schema);
