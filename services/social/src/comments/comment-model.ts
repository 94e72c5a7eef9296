import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What somebody said of a wish or a product, or answered to that. */
export interface CommentDocument {
  readonly _id: Types.ObjectId;
  readonly kind: 'wish' | 'item';
  /** The id of the wish, or the product id. */
  readonly thingId: string;
  /** What a reply answers; null for a comment. */
  readonly parentId: Types.ObjectId | null;
  readonly authorId: Types.ObjectId;
  readonly text: string;
  /** The hashtags of the text, as `hashtagsOf` names them. */
  readonly tags: readonly string[];
  /** Its place among the comments of the thing, or the replies to the comment; never given to another. */
  readonly position: number;
  readonly likeCount: number;
  readonly replyCount: number;
  /** The place of the next reply. */
  readonly nextPosition: number;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** When an admin took it out of the sight of all but its author; what was stored before has none. */
  readonly hiddenAt?: Date | null;
}

const count = { type: Number, default: 0 };

const schema = new Schema<CommentDocument>(
  {
    kind: { type: String, required: true },
    thingId: { type: String, required: true },
    parentId: { type: Schema.Types.ObjectId, default: null },
    authorId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    tags: { type: [String], default: [] },
    position: { type: Number, required: true },
    likeCount: count,
    replyCount: count,
    nextPosition: count,
    createdAt: { type: Date, required: true },
    editedAt: { type: Date, default: null },
    hiddenAt: { type: Date, default: null },
  },
  { collection: 'comments', versionKey: false },
);
/** No two stand in one place: the last guard of pages that neither double nor skip. */
schema.index({ kind: 1, thingId: 1, parentId: 1, position: 1 }, { unique: true });
schema.index({ parentId: 1, position: 1 });
schema.index({ authorId: 1 });

export const commentModel = (connection: Connection): Model<CommentDocument> =>
  connection.models.Comment ?? connection.model<CommentDocument>('Comment', schema);
