import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { fetchItem } from './items/fetch-item.ts';
import { mongoItemRepository } from './items/item-repository.ts';
import { itemRoutes } from './items/routes.ts';
import type { Shop } from './items/shop-link.ts';
import { offerRoutes } from './offers/routes.ts';
import type { Retailer } from './retailer/retailer.ts';
import { searchRoutes } from './search/routes.ts';
import { createSearchMemory } from './search/search-memory.ts';
import { createSharedAnswers } from './shared-answers/shared-answers.ts';
import { trendingRoutes } from './trending/routes.ts';
import { mongoTrendingCategoryRepository } from './trending/trending-category-repository.ts';

export interface CatalogDeps {
  readonly connection: Connection;
  readonly ephemeral: Pick<Ephemeral, 'cache' | 'locks'>;
  readonly retailer: Retailer;
  readonly shop: Shop;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Product search, stored items, what buying them costs, and the trending rows. */
export function createApp({
  connection,
  ephemeral,
  retailer,
  shop,
  internalSecret,
  logger,
  now,
}: CatalogDeps): Express {
  const items = mongoItemRepository(connection);
  const report = (error: unknown) => logger.warn({ err: error }, 'shared answers');
  const sharedAnswers = createSharedAnswers({ cache: ephemeral.cache, locks: ephemeral.locks, now, report });
  const searchMemory = createSearchMemory(retailer, sharedAnswers);
  const fetch = fetchItem(items, retailer, now);
  return createServiceApp({
    name: 'catalog',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    routers: [
      searchRoutes(searchMemory, shop),
      itemRoutes({ items, searchMemory, fetchItem: fetch, shop, now }),
      offerRoutes({ retailer, sharedAnswers, fetchItem: fetch, shop }),
      trendingRoutes(mongoTrendingCategoryRepository(connection), items, shop),
    ],
  });
}
