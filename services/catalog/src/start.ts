import { lookup } from 'node:dns/promises';
import type { Running } from '@wishbow/service/listen';
import type { Logger } from '@wishbow/service/logging/logger';
import { startService } from '@wishbow/service/start-service';
import { createCatalog } from './app.ts';
import type { CatalogConfig } from './config.ts';
import { seedDemoCatalog } from './demo/seed-catalog.ts';
import { guardedFetch } from './outside/guarded-fetch.ts';
import { zincRetailer } from './retailer/zinc-retailer.ts';
import { httpReviews } from './reviews/http-reviews.ts';
import { noReviews, type ReviewsProvider } from './reviews/reviews-provider.ts';

/** Products, with the retailer that sells them, those who review them and the shop their links lead to. */
export const startCatalog = (config: CatalogConfig): Promise<Running> =>
  startService('catalog', config, (foundation) => {
    const { connection, logger, now } = foundation;
    return {
      ...createCatalog({
        ...foundation,
        retailer: zincRetailer({
          url: config.RETAILER_URL,
          token: config.RETAILER_TOKEN,
          report: (error) => logger.warn({ err: error }, 'the retailer gave no answer'),
        }),
        reviews: reviewsOf(config, logger),
        fetchGuarded: guardedFetch({
          resolve: (hostname) => lookup(hostname, { all: true }),
          openShops: config.OPEN_SHOP_URL ? [config.OPEN_SHOP_URL] : [],
          report: (error) => logger.info({ err: error }, 'nothing was pulled'),
        }),
        shop: { url: config.SHOP_URL, affiliateTag: config.AFFILIATE_TAG },
      }),
      seedDemo: () => seedDemoCatalog(connection, now()),
    };
  });

const reviewsOf = ({ REVIEWS_URL: url, REVIEWS_TOKEN: token }: CatalogConfig, logger: Logger): ReviewsProvider =>
  url === undefined
    ? noReviews
    : httpReviews({ url, token, report: (error) => logger.warn({ err: error }, 'no reviews were told') });
