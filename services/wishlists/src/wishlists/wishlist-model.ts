import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface WishlistDocument {
  readonly _id: Types.ObjectId;
  readonly ownerId: Types.ObjectId;
  readonly name: string;
  readonly description: string;
  readonly isPrivate: boolean;
  readonly isEvent: boolean;
  /** A calendar day, `YYYY-MM-DD`. */
  readonly eventOn: string | null;
  readonly eventAddress: string | null;
  readonly eventCity: string | null;
  readonly eventState: string | null;
  readonly eventPostal: string | null;
  /** Path of the cover on our own site. */
  readonly picture: string | null;
  /** Place among the lists of its owner, from 0. */
  readonly position: number;
  readonly createdAt: Date;
  /** How often wishes were hung on it: a count that nobody reads, for two changes at one moment to collide on. */
  readonly holdCount: number;
}

const text = { type: String, default: null };

const schema = new Schema<WishlistDocument>(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    description: { type: String, default: '' },
    isPrivate: { type: Boolean, required: true },
    isEvent: { type: Boolean, required: true },
    eventOn: text,
    eventAddress: text,
    eventCity: text,
    eventState: text,
    eventPostal: text,
    picture: text,
    position: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    holdCount: { type: Number, default: 0 },
  },
  { collection: 'wishlists', versionKey: false },
);
schema.index({ ownerId: 1, position: 1, _id: 1 });

export const wishlistModel = (connection: Connection): Model<WishlistDocument> =>
  connection.models.Wishlist ?? connection.model<WishlistDocument>('Wishlist', schema);
