import { connectEphemeral } from '@wishbow/cache/connect-ephemeral';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { createApp } from './app.ts';
import type { CatalogConfig } from './config.ts';
import { seedDemoCatalog } from './demo/seed-catalog.ts';
import { zincRetailer } from './retailer/zinc-retailer.ts';

/** Connects, builds the indexes, seeds the demo where asked, and opens the port. */
export async function startCatalog(config: CatalogConfig): Promise<Running> {
  const logger = createLogger('catalog', config.LOG_LEVEL);
  const connection = await connectMongo(config.MONGODB_URL, 'catalog');
  const ephemeral = await connectEphemeral(config.REDIS_URL, (error) => logger.warn({ err: error }, 'redis'));
  const app = createApp({
    connection,
    ephemeral,
    logger,
    internalSecret: config.INTERNAL_SECRET,
    now: () => new Date(),
    retailer: zincRetailer({
      url: config.RETAILER_URL,
      token: config.RETAILER_TOKEN,
      report: (error) => logger.warn({ err: error }, 'the retailer gave no answer'),
    }),
    shop: { url: config.SHOP_URL, affiliateTag: config.AFFILIATE_TAG },
  });
  await buildIndexes(connection);
  if (config.SEED_DEMO) await seedDemoCatalog(connection, new Date());
  const server = await listen(app, config.port, config.HOST);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await ephemeral.stop();
      await connection.close();
    },
  };
}
