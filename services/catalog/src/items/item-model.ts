import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ProductDetails } from '../retailer/retailer.ts';

/** What a unit cost before and after, and when we learned of it. Amounts in cents; null: no price was told. */
export interface PriceChange {
  readonly fromCents: number | null;
  readonly toCents: number | null;
  readonly changedAt: Date;
}

export interface ItemDocument extends ProductDetails {
  readonly _id: Types.ObjectId;
  /** The latest changes, oldest first. */
  readonly priceChanges: PriceChange[];
  /** When description, bullets, variants and pictures were fetched; null while only the basics are known. */
  readonly detailsAt: Date | null;
  /** When the retailer last told of this product. */
  readonly refreshedAt: Date;
}

/** Structured parts are parsed where they come from, at the retailer; here they are stored as they are. */
const parsed = { type: Schema.Types.Mixed, default: null };
const parsedList = { type: Schema.Types.Mixed, required: true };

const schema = new Schema<ItemDocument>(
  {
    productId: { type: String, required: true, unique: true },
    title: { type: String, required: true },
    brand: { type: String, default: null },
    imageUrl: { type: String, default: null },
    imageUrls: { type: [String], required: true },
    priceCents: { type: Number, default: null },
    priceChanges: parsedList,
    stars: { type: Number, default: null },
    reviewCount: { type: Number, default: null },
    description: { type: String, default: null },
    details: { type: [String], required: true },
    bullets: { type: [String], required: true },
    variantSpecifics: parsedList,
    variants: parsedList,
    packageDimensions: parsed,
    isOrderable: { type: Boolean, required: true },
    detailsAt: { type: Date, default: null },
    refreshedAt: { type: Date, required: true },
  },
  { collection: 'items', versionKey: false },
);

export const itemModel = (connection: Connection): Model<ItemDocument> =>
  connection.models.Item ?? connection.model<ItemDocument>('Item', schema);
