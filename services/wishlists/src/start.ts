import { addressesOf } from '@wishbow/service/addresses-of';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { deliverOverHttp } from '@wishbow/service/outbox/deliver-event';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { startRelay } from '@wishbow/service/outbox/relay';
import { createPeers } from '@wishbow/service/peers';
import { createApp } from './app.ts';
import type { WishlistsConfig } from './config.ts';
import { seedDemoWishlists } from './demo/seed-wishlists.ts';

/** Connects, builds the indexes, seeds the demo where asked, starts the relay of events and opens the port. */
export async function startWishlists(config: WishlistsConfig): Promise<Running> {
  const logger = createLogger('wishlists', config.LOG_LEVEL);
  const connection = await connectMongo(config.MONGODB_URL, 'wishlists');
  const peers = { self: 'wishlists', urls: addressesOf(config), secret: config.INTERNAL_SECRET } as const;
  const now = () => new Date();
  const app = createApp({
    connection,
    logger,
    call: createPeers(peers),
    internalSecret: config.INTERNAL_SECRET,
    now,
  });
  outboxModel(connection);
  await buildIndexes(connection);
  if (config.SEED_DEMO) await seedDemoWishlists(connection, now());
  const relay = startRelay({ connection, logger, deliver: deliverOverHttp(peers), now });
  const server = await listen(app, config.port, config.HOST);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await relay.stop();
      await connection.close();
    },
  };
}
