import { connectEphemeral } from '@wishbow/cache/connect-ephemeral';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { smartyAddressChecker } from './addresses/address-checker.ts';
import { createApp } from './app.ts';
import type { AccountsConfig } from './config.ts';
import { seedDemoAccounts } from './demo/seed-accounts.ts';

/** Connects, builds the indexes, seeds the demo where asked, and opens the port. */
export async function startAccounts(config: AccountsConfig): Promise<Running> {
  const logger = createLogger('accounts', config.LOG_LEVEL);
  const connection = await connectMongo(config.MONGODB_URL, 'accounts');
  const ephemeral = await connectEphemeral(config.REDIS_URL, (error) => logger.warn({ err: error }, 'redis'));
  const app = createApp({
    connection,
    ephemeral,
    logger,
    internalSecret: config.INTERNAL_SECRET,
    now: () => new Date(),
    addressChecker: config.CHECK_ADDRESSES ? smartyAddressChecker(smartyOptions(config)) : undefined,
  });
  await buildIndexes(connection);
  if (config.SEED_DEMO) await seedDemoAccounts(connection, new Date());
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

const smartyOptions = ({ SMARTY_AUTH_ID, SMARTY_AUTH_TOKEN, SMARTY_URL }: AccountsConfig) => ({
  authId: SMARTY_AUTH_ID,
  authToken: SMARTY_AUTH_TOKEN,
  url: SMARTY_URL,
});
