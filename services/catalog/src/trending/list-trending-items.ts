import type { Item } from '@wishbow/contracts/items';
import type { ItemRepository } from '../items/item-repository.ts';
import { isSellable } from '../items/item-rules.ts';
import { toCard } from '../items/item-view.ts';
import type { Shop } from '../items/shop-link.ts';
import type { TrendingCategory } from './trending-category-repository.ts';

export type TrendingItem = Item & { readonly trending_category_id: string };

/** The items of each category as cards, in the order of its row, without those that nobody can buy now. */
export const listTrendingItems =
  (items: ItemRepository, shop: Shop) =>
  async (categories: readonly TrendingCategory[]): Promise<TrendingItem[]> => {
    const stored = await items.listByProductIds(categories.flatMap(({ productIds }) => productIds));
    const sellable = new Map(stored.filter(isSellable).map((item) => [item.productId, toCard(item, shop)]));
    return categories.flatMap(({ id, productIds }) =>
      productIds.flatMap((productId) => {
        const card = sellable.get(productId);
        return card ? { ...card, trending_category_id: id } : [];
      }),
    );
  };
