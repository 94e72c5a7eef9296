import { type Connection, type Model, Schema, type Types } from 'mongoose';

/**
 * One word that a person is found by. The id begins with the word, so that a search reads a stretch of the one index
 * every collection has, in order and page by page, however many people there are.
 */
export interface SearchEntryDocument {
  /** The folded word, a line break, which sorts before everything in a name, and the username's key. */
  readonly _id: string;
  readonly personId: Types.ObjectId;
}

const schema = new Schema<SearchEntryDocument>(
  { _id: { type: String, required: true }, personId: { type: Schema.Types.ObjectId, required: true } },
  { collection: 'search_entries', versionKey: false },
);
schema.index({ personId: 1 });

export const searchEntryModel = (connection: Connection): Model<SearchEntryDocument> =>
  connection.models.SearchEntry ?? connection.model<SearchEntryDocument>('SearchEntry', schema);
