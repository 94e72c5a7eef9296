import type { Running } from '@wishbow/service/listen';
import { startService } from '@wishbow/service/start-service';
import { createApp } from './app.ts';
import type { CatalogConfig } from './config.ts';
import { seedDemoCatalog } from './demo/seed-catalog.ts';
import { zincRetailer } from './retailer/zinc-retailer.ts';

/** Products, with the retailer that sells them and the shop their links lead to. */
export const startCatalog = (config: CatalogConfig): Promise<Running> =>
  startService('catalog', config, (foundation) => ({
    app: createApp({
      ...foundation,
      retailer: zincRetailer({
        url: config.RETAILER_URL,
        token: config.RETAILER_TOKEN,
        report: (error) => foundation.logger.warn({ err: error }, 'the retailer gave no answer'),
      }),
      shop: { url: config.SHOP_URL, affiliateTag: config.AFFILIATE_TAG },
    }),
    seedDemo: () => seedDemoCatalog(foundation.connection, foundation.now()),
  }));
