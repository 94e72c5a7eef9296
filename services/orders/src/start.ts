import { connectEphemeral } from '@wishbow/cache/connect-ephemeral';
import { addressesOf } from '@wishbow/service/addresses-of';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import type { Loop } from '@wishbow/service/loop';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { deliverOverHttp } from '@wishbow/service/outbox/deliver-event';
import { startRelay } from '@wishbow/service/outbox/relay';
import { createPeers } from '@wishbow/service/peers';
import { createApp } from './app.ts';
import type { OrdersConfig } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { failpoints } from './failpoints.ts';
import { startOrderWorker } from './fulfilment/order-worker.ts';
import { openSharedAccounts } from './ledger/ledger-repository.ts';
import { createStripe } from './payments/stripe-client.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { registerModels } from './register-models.ts';
import { zincOrdering } from './retailer/zinc-retailer.ts';
import { retailerWebhookUrl } from './webhooks/retailer-webhook-key.ts';

const now = () => new Date();

/** Connects, builds the indexes, opens the port, and starts the worker and the relay of events. */
export async function startOrders(config: OrdersConfig): Promise<Running> {
  const logger = createLogger('orders', config.LOG_LEVEL);
  const connection = await connectMongo(config.MONGODB_URL, 'orders');
  const ephemeral = await connectEphemeral(config.REDIS_URL, (error) => logger.warn({ err: error }, 'redis'));
  registerModels(connection);
  await buildIndexes(connection);
  await openSharedAccounts(connection);

  const peers = { self: 'orders', urls: addressesOf(config), secret: config.INTERNAL_SECRET } as const;
  let worker: Loop | undefined;
  const deps: Dependencies = {
    connection,
    call: createPeers(peers),
    ...partners(config),
    limiter: ephemeral.limiter,
    logger,
    now,
    pace: paceOf(config),
    pass: failpoints(config.FAILPOINT),
    wake: () => worker?.wake(),
  };
  if (config.SEED_DEMO) await seedDemo(deps);
  const server = await listen(createApp(deps, config.INTERNAL_SECRET), config.port, config.HOST);
  worker = startOrderWorker(deps, config.ORDER_POLL_MS);
  const relay = startRelay({ connection, logger, deliver: deliverOverHttp(peers), now });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await Promise.all([worker?.stop(), relay.stop()]);
      await ephemeral.stop();
      await connection.close();
    },
  };
}

/** The invented community is loaded only where it is shown. Its cards follow as soon as the card processor answers. */
async function seedDemo({ connection, payments, logger }: Dependencies): Promise<void> {
  const { seedDemoOrders } = await import('./demo/seed-orders.ts');
  const { seedDemoCards } = await import('./demo/seed-cards.ts');
  await seedDemoOrders(connection, now());
  seedDemoCards(connection, payments, now()).catch((error) => logger.warn({ err: error }, 'the demo has no cards'));
}

/** The companies that take the money and ship the parcels. */
const partners = (config: OrdersConfig): Pick<Dependencies, 'payments' | 'retailer'> => ({
  payments: stripePayments(createStripe(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL), config.STRIPE_WEBHOOK_SECRET),
  retailer: zincOrdering({
    baseUrl: config.RETAILER_URL,
    token: config.RETAILER_TOKEN,
    phone: config.RETAILER_PHONE,
    webhookUrl: retailerWebhookUrl(config.PUBLIC_URL, config.INTERNAL_SECRET),
  }),
});

const paceOf = (config: OrdersConfig): Dependencies['pace'] => ({
  leaseMs: config.ORDER_LEASE_MS,
  retailerPollMs: config.ORDER_RETAILER_POLL_MS,
  trackingPollMs: config.ORDER_TRACKING_POLL_MS,
});
