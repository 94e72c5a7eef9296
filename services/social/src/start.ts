import { connectEphemeral } from '@wishbow/cache/connect-ephemeral';
import { addressesOf } from '@wishbow/service/addresses-of';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { deliverOverHttp } from '@wishbow/service/outbox/deliver-event';
import { inboxModel } from '@wishbow/service/outbox/inbox';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { startRelay } from '@wishbow/service/outbox/relay';
import { createPeers } from '@wishbow/service/peers';
import { createApp } from './app.ts';
import type { SocialConfig } from './config.ts';
import { seedDemoSocial } from './demo/seed-social.ts';

/** Connects, builds the indexes, seeds the demo where asked, starts the relay and opens the port. */
export async function startSocial(config: SocialConfig): Promise<Running> {
  const logger = createLogger('social', config.LOG_LEVEL);
  const connection = await connectMongo(config.MONGODB_URL, 'social');
  const ephemeral = await connectEphemeral(config.REDIS_URL, (error) => logger.warn({ err: error }, 'redis'));
  const peerOptions = { self: 'social', urls: addressesOf(config), secret: config.INTERNAL_SECRET } as const;
  const now = () => new Date();
  outboxModel(connection);
  inboxModel(connection);
  const relay = startRelay({ connection, logger, now, deliver: deliverOverHttp(peerOptions) });
  const app = createApp({
    connection,
    ephemeral,
    logger,
    now,
    internalSecret: config.INTERNAL_SECRET,
    peers: createPeers(peerOptions),
    wakeRelay: relay.wake,
  });
  await buildIndexes(connection);
  if (config.SEED_DEMO) await seedDemoSocial(connection, now());
  const server = await listen(app, config.port, config.HOST);
  return {
    url: server.url,
    stop: async () => {
      await relay.stop();
      await server.stop();
      await ephemeral.stop();
      await connection.close();
    },
  };
}
