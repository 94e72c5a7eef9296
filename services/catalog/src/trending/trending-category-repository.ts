import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { type TrendingCategoryDocument, trendingCategoryModel } from './trending-category-model.ts';

export type TrendingCategory = Omit<TrendingCategoryDocument, '_id' | 'version'> & {
  readonly id: string;
  readonly version: number;
};

/** What an admin says of a theme. */
export type TrendingForm = Pick<TrendingCategory, 'title' | 'productIds'>;

export interface TrendingCategoryRepository {
  /** In the order of the home page. */
  list(session?: ClientSession): Promise<TrendingCategory[]>;
  find(id: string): Promise<TrendingCategory | undefined>;
  /** Comes after the others. */
  add(id: string, form: TrendingForm, session: ClientSession): Promise<void>;
  /** @returns whether it is still as it was in this version. */
  update(id: string, version: number, form: TrendingForm, session: ClientSession): Promise<boolean>;
  /** @returns whether it was there. */
  remove(id: string, session: ClientSession): Promise<boolean>;
  /** Each theme at its place in the list. */
  order(ids: readonly string[], session: ClientSession): Promise<void>;
}

const fromDocument = ({ _id, version = 0, ...category }: TrendingCategoryDocument): TrendingCategory => ({
  ...category,
  id: _id,
  version,
});

export function mongoTrendingCategoryRepository(connection: Connection): TrendingCategoryRepository {
  const categories = trendingCategoryModel(connection);
  return {
    list: async (session) => {
      const all = categories
        .find()
        .sort({ position: 1, _id: 1 })
        .session(session ?? null);
      return (await all.lean<TrendingCategoryDocument[]>()).map(fromDocument);
    },
    find: async (id) => {
      const document = await categories.findById(id).lean<TrendingCategoryDocument>();
      return document ? fromDocument(document) : undefined;
    },
    add: async (id, form, session) => {
      const last = await categories.findOne({}, { position: 1 }, { session }).sort({ position: -1 });
      await categories.create([{ _id: id, ...form, position: (last?.position ?? -1) + 1, version: 0 }], { session });
    },
    update: async (id, version, form, session) => {
      const asRead = { _id: id, version: version === 0 ? { $in: [0, null] } : version };
      const change = { $set: { ...form, version: version + 1 } };
      return (await categories.updateOne(asRead, change, { session })).matchedCount === 1;
    },
    remove: async (id, session) => (await categories.deleteOne({ _id: id }, { session })).deletedCount === 1,
    order: async (ids, session) => {
      for (const [position, id] of ids.entries()) {
        await categories.updateOne({ _id: id }, { $set: { position } }, { session });
      }
    },
  };
}
