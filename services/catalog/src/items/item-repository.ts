import type { ProductId } from '@wishbow/contracts/items';
import type { ItemId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import type { ProductDetails } from '../retailer/retailer.ts';
import { type ItemDocument, itemModel, type PriceChange } from './item-model.ts';

/** A stored catalogue item. */
export type StoredItem = Omit<ItemDocument, '_id' | 'priceChanges'> & { readonly id: ItemId };

export type NewItem = ProductDetails & Pick<StoredItem, 'detailsAt' | 'refreshedAt'>;

export interface ItemRepository {
  find(productId: ProductId): Promise<StoredItem | undefined>;
  findById(id: ItemId): Promise<StoredItem | undefined>;
  /** In no particular order; unknown ids are left out. */
  listByProductIds(productIds: readonly ProductId[]): Promise<StoredItem[]>;
  /** Stores the item unless somebody has stored it meanwhile; answers the one that is stored. */
  add(item: NewItem): Promise<StoredItem>;
  /** Replaces what is known of the product, and remembers the price change if there is one. */
  replace(id: ItemId, item: NewItem, change: PriceChange | undefined): Promise<void>;
  /** Remembers that the retailer does not sell the product any more. */
  markUnsold(id: ItemId, at: Date): Promise<void>;
}

/** As many price changes are kept per item. */
const MOST_PRICE_CHANGES = 50;
const WITHOUT_HISTORY = { priceChanges: 0 };

const fromDocument = ({ _id, ...item }: Omit<ItemDocument, 'priceChanges'>): StoredItem => ({
  ...item,
  id: hexId<ItemId>(_id),
});

export function mongoItemRepository(connection: Connection): ItemRepository {
  const items = itemModel(connection);
  return {
    find: async (productId) => {
      const document = await items.findOne({ productId }, WITHOUT_HISTORY).lean<ItemDocument>();
      return document ? fromDocument(document) : undefined;
    },
    findById: async (id) => {
      const document = await items.findById(id, WITHOUT_HISTORY).lean<ItemDocument>();
      return document ? fromDocument(document) : undefined;
    },
    listByProductIds: async (productIds) => {
      const documents = await items.find({ productId: { $in: productIds } }, WITHOUT_HISTORY).lean<ItemDocument[]>();
      return documents.map(fromDocument);
    },
    add: async (item) => {
      const { productId, ...rest } = item;
      const document = await items
        .findOneAndUpdate(
          { productId },
          { $setOnInsert: { ...rest, priceChanges: [] } },
          { upsert: true, returnDocument: 'after', projection: WITHOUT_HISTORY },
        )
        .orFail()
        .lean<ItemDocument>();
      return fromDocument(document);
    },
    replace: async (id, { productId: _same, ...item }, change) => {
      const history = { $each: [change], $slice: -MOST_PRICE_CHANGES };
      await items.updateOne({ _id: id }, { $set: item, ...(change && { $push: { priceChanges: history } }) });
    },
    markUnsold: async (id, at) => {
      await items.updateOne({ _id: id }, { $set: { isOrderable: false, refreshedAt: at } });
    },
  };
}
