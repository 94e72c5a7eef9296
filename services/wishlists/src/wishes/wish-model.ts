import type { ProductId } from '@wishbow/contracts/items';
import type { Cents } from '@wishbow/domain/money';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A product of the catalogue, something from elsewhere on the web, or a sum several people pay for together. */
export type WishKind = 'catalogue' | 'external' | 'fund';

export interface WishDocument {
  readonly _id: Types.ObjectId;
  readonly wishlistId: Types.ObjectId;
  readonly ownerId: Types.ObjectId;
  readonly kind: WishKind;
  /** The item in the catalog service; catalogue wishes only, as `productId`. */
  readonly itemId: Types.ObjectId | null;
  readonly productId: ProductId | null;
  readonly title: string;
  readonly variantTitle: string | null;
  /** Brand, or host name of the shop. */
  readonly store: string | null;
  readonly picture: string | null;
  /** Price of one unit; of a fund, its goal. */
  readonly priceCents: Cents;
  readonly wantedCount: number;
  /** Units of placed orders and claims. What is merely reserved stands elsewhere: see `held-units-model.ts`. */
  readonly giftedCount: number;
  readonly url: string | null;
  readonly notes: string;
  /** The owner's words about a fund; empty for other wishes. */
  readonly description: string;
  /** The hashtags of title, notes and comments, as `hashtagsOf` names them. */
  readonly tags: string[];
  /** Those of comments alone; see `comment-tag-repository.ts`. */
  readonly commentTags?: string[];
  /** What was chipped in so far; funds only. */
  readonly contributedCents: Cents;
  readonly payoutRequestedAt: Date | null;
  readonly payoutDispatchedAt: Date | null;
  /** Saved from a private list: it may hang on private lists alone. Missing on wishes older than this rule. */
  readonly isConfided: boolean;
  /** Since when an admin keeps it out of sight of everybody but its owner; what was never hidden has none. */
  readonly hiddenAt?: Date | null;
  readonly createdAt: Date;
}

const text = { type: String, default: null };

const schema = new Schema<WishDocument>(
  {
    wishlistId: { type: Schema.Types.ObjectId, required: true },
    ownerId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    itemId: { type: Schema.Types.ObjectId, default: null },
    productId: text,
    title: { type: String, required: true },
    variantTitle: text,
    store: text,
    picture: text,
    priceCents: { type: Number, required: true },
    wantedCount: { type: Number, required: true },
    giftedCount: { type: Number, default: 0 },
    url: text,
    notes: { type: String, default: '' },
    description: { type: String, default: '' },
    tags: { type: [String], default: [] },
    commentTags: { type: [String], default: undefined },
    contributedCents: { type: Number, default: 0 },
    payoutRequestedAt: { type: Date, default: null },
    payoutDispatchedAt: { type: Date, default: null },
    isConfided: { type: Boolean, default: false },
    hiddenAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'wishes', versionKey: false },
);
schema.index({ wishlistId: 1, createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
schema.index({ tags: 1, createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, productId: 1 });
// The last guards against the same thing twice on one list.
schema.index(
  { wishlistId: 1, productId: 1 },
  { unique: true, partialFilterExpression: { productId: { $type: 'string' } } },
);
schema.index({ wishlistId: 1, url: 1, title: 1 }, { unique: true, partialFilterExpression: { kind: 'external' } });

export const wishModel = (connection: Connection): Model<WishDocument> =>
  connection.models.Wish ?? connection.model<WishDocument>('Wish', schema);
