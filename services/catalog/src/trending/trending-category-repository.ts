import type { Connection } from '@wishbow/service/mongo/connection';
import { type TrendingCategoryDocument, trendingCategoryModel } from './trending-category-model.ts';

export type TrendingCategory = Omit<TrendingCategoryDocument, '_id'> & { readonly id: string };

export interface TrendingCategoryRepository {
  /** In the order of the home page. */
  list(): Promise<TrendingCategory[]>;
  find(id: string): Promise<TrendingCategory | undefined>;
}

const fromDocument = ({ _id, ...category }: TrendingCategoryDocument): TrendingCategory => ({ ...category, id: _id });

export function mongoTrendingCategoryRepository(connection: Connection): TrendingCategoryRepository {
  const categories = trendingCategoryModel(connection);
  return {
    list: async () => {
      const documents = await categories.find().sort({ position: 1, _id: 1 }).lean<TrendingCategoryDocument[]>();
      return documents.map(fromDocument);
    },
    find: async (id) => {
      const document = await categories.findById(id).lean<TrendingCategoryDocument>();
      return document ? fromDocument(document) : undefined;
    },
  };
}
