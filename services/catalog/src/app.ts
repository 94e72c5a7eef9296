import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Loop } from '@wishbow/service/loop';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { mongoPictureRepository } from '@wishbow/service/pictures/picture-repository';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { detailBacklog } from './detail-jobs/detail-backlog.ts';
import { mongoDetailJobRepository } from './detail-jobs/detail-job-repository.ts';
import { startDetailWorker } from './detail-jobs/detail-worker.ts';
import { queueItemDetails } from './detail-jobs/queue-item-details.ts';
import { detailJobRoutes } from './detail-jobs/routes.ts';
import { fetchItem } from './items/fetch-item.ts';
import { mongoItemRepository } from './items/item-repository.ts';
import { itemRoutes } from './items/routes.ts';
import type { Shop } from './items/shop-link.ts';
import { storeItemDetailsNow } from './items/store-item-details-now.ts';
import { offerRoutes } from './offers/routes.ts';
import type { GuardedFetch } from './outside/guarded-fetch.ts';
import { pulledItemRoutes } from './pulled-items/routes.ts';
import type { Retailer } from './retailer/retailer.ts';
import type { ReviewsProvider } from './reviews/reviews-provider.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { createSearchMemory } from './search/search-memory.ts';
import { createSharedAnswers } from './shared-answers/shared-answers.ts';
import { adminTrendingRoutes } from './trending/admin-routes.ts';
import { trendingRoutes } from './trending/routes.ts';
import { mongoTrendingCategoryRepository } from './trending/trending-category-repository.ts';

export interface CatalogDeps {
  readonly connection: Connection;
  readonly ephemeral: Pick<Ephemeral, 'cache' | 'limiter' | 'locks'>;
  readonly retailer: Retailer;
  readonly reviews: ReviewsProvider;
  /** Fetches the pages and pictures of other shops. */
  readonly fetchGuarded: GuardedFetch;
  readonly shop: Shop;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

export interface Catalog {
  readonly app: Express;
  readonly startLoops: () => readonly [Loop];
}

/** Product search, stored items, what buying them costs, what others say of them, and things of other shops. */
export function createCatalog(deps: CatalogDeps): Catalog {
  const { connection, ephemeral, retailer, reviews, fetchGuarded, shop, internalSecret, logger, now } = deps;
  const items = mongoItemRepository(connection);
  const categories = mongoTrendingCategoryRepository(connection);
  const jobs = mongoDetailJobRepository(connection);
  const pictures = mongoPictureRepository(connection);
  const report = (error: unknown) => logger.warn({ err: error }, 'shared answers');
  const sharedAnswers = createSharedAnswers({ cache: ephemeral.cache, locks: ephemeral.locks, now, report });
  const searchMemory = createSearchMemory(retailer, sharedAnswers);
  const fetch = fetchItem(items, retailer, now);
  const storeDetails = storeItemDetailsNow(items, fetch, now);
  let worker: Loop | undefined;
  const queueDetails = queueItemDetails(items, jobs, () => worker?.wake(), now);
  const app = createServiceApp({
    name: 'catalog',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    connection,
    backlogs: [detailBacklog(connection)],
    routers: [
      searchRoutes(searchMemory, shop),
      itemRoutes({ items, searchMemory, fetchItem: fetch, storeDetails, queueDetails, shop, now }),
      detailJobRoutes(queueDetails, ephemeral.limiter),
      offerRoutes({ retailer, sharedAnswers, fetchItem: fetch, shop }),
      reviewRoutes(reviews, sharedAnswers),
      pulledItemRoutes({ limiter: ephemeral.limiter, pictures, fetchGuarded, getItem: storeDetails, shop }),
      trendingRoutes(categories, items, shop),
      adminTrendingRoutes({ connection, categories, items, now }),
    ],
  });
  const startLoops = (): readonly [Loop] => {
    worker = startDetailWorker({ jobs, storeDetails, logger, now });
    return [worker];
  };
  return { app, startLoops };
}
