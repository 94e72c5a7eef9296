import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { notFound } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { ItemRepository } from '../items/item-repository.ts';
import type { Shop } from '../items/shop-link.ts';
import { listTrendingItems } from './list-trending-items.ts';
import type { TrendingCategoryRepository } from './trending-category-repository.ts';

const contract = {
  listTrendingCategories: catalogContract.listTrendingCategories,
  getTrendingItemsById: catalogContract.getTrendingItemsById,
};

/** The themes of the home page. */
export function trendingRoutes(categories: TrendingCategoryRepository, items: ItemRepository, shop: Shop): Router {
  const itemsOf = listTrendingItems(items, shop);
  return implement(contract, {
    listTrendingCategories: async () => {
      const listed = await categories.list();
      return { status: 200, body: { trending_categories: listed, trending_items: await itemsOf(listed) } };
    },
    getTrendingItemsById: async ({ body }) => {
      const category = await categories.find(body.trendingCategoryId);
      if (!category) return { status: 404, body: notFound };
      return { status: 200, body: { trending_items: await itemsOf([category]) } };
    },
  });
}
