import { type Connection, type Model, Schema } from 'mongoose';

/**
 * How much is made of a wish or a product, counted where it changes so that a list of wishes is read at once. Every
 * change writes it within its own transaction: two changes of one thing never run past each other.
 */
export interface TallyDocument {
  /** The id of the wish, or the product id. */
  readonly _id: string;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly replyCount: number;
  /** How many comments there ever were: where the next one stands. */
  readonly nextPosition: number;
  /** How often a comment or reply was written anew. */
  readonly editCount: number;
}

const count = { type: Number, default: 0 };

const schema = new Schema<TallyDocument>(
  {
    _id: { type: String, required: true },
    likeCount: count,
    commentCount: count,
    replyCount: count,
    nextPosition: count,
    editCount: count,
  },
  { collection: 'tallies', versionKey: false },
);

export const tallyModel = (connection: Connection): Model<TallyDocument> =>
  connection.models.Tally ?? connection.model<TallyDocument>('Tally', schema);
