import type { ProductId } from '@wishbow/contracts/items';
import { type Connection, type Model, Schema } from 'mongoose';

/** A theme of the home page with its products, in the order of the row. */
export interface TrendingCategoryDocument {
  readonly _id: string;
  readonly title: string;
  /** Place among the themes, from 0. */
  readonly position: number;
  readonly productIds: ProductId[];
  /** Counts its changes; what was stored before it was counted has none. */
  readonly version?: number;
}

const schema = new Schema<TrendingCategoryDocument>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    position: { type: Number, required: true },
    productIds: { type: [String], required: true },
    version: { type: Number, default: 0 },
  },
  { collection: 'trending_categories', versionKey: false },
);
schema.index({ position: 1 });

export const trendingCategoryModel = (connection: Connection): Model<TrendingCategoryDocument> =>
  connection.models.TrendingCategory ?? connection.model<TrendingCategoryDocument>('TrendingCategory', schema);
