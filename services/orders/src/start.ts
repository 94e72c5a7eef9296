import { mailedLinkToken } from '@wishbow/service/identity/mailed-link-token';
import type { Running } from '@wishbow/service/listen';
import type { Loop } from '@wishbow/service/loop';
import { startService } from '@wishbow/service/start-service';
import { createApp } from './app.ts';
import { nudgeCartOver } from './cart/nudge-cart.ts';
import type { OrdersConfig } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { failpoints } from './failpoints.ts';
import { startOrderWorker } from './fulfilment/order-worker.ts';
import { openSharedAccounts } from './ledger/ledger-repository.ts';
import { startForgetting } from './orders/forgotten-people.ts';
import { partners } from './partners.ts';
import { startReconciliation } from './reconciliation/start-reconciliation.ts';
import { registerModels } from './register-models.ts';
import { startGiftWorker } from './work/gift-worker.ts';

/** Gifts, with the card processor, the retailer and the worker that sees every order through. */
export const startOrders = (config: OrdersConfig): Promise<Running> =>
  startService('orders', config, ({ connection, ephemeral, logger, now, peers }) => {
    const workers: Loop[] = [];
    const deps: Dependencies = {
      connection,
      call: peers,
      ...partners(config),
      limiter: ephemeral.limiter,
      logger,
      now,
      pace: paceOf(config),
      pass: failpoints(config.FAILPOINT),
      nudgeCart: nudgeCartOver(ephemeral.pubSub),
      invitationToken: (orderId) => mailedLinkToken(config.INTERNAL_SECRET, 'gift', orderId),
      wake: (whose) => {
        const [orders, ...others] = workers;
        for (const worker of whose === 'orders' ? [orders] : [orders, ...others]) worker?.wake();
      },
    };
    registerModels(connection);
    return {
      app: createApp(deps, config.INTERNAL_SECRET),
      prepare: () => openSharedAccounts(connection),
      seedDemo: () => seedDemo(deps, `${config.RETAILER_URL}/retailer/labels`),
      startLoops: () => {
        workers.push(startOrderWorker(deps, config.ORDER_POLL_MS), startGiftWorker(deps, config.ORDER_POLL_MS));
        return [...workers, startReconciliation(deps), startForgetting(deps)];
      },
    };
  });

/** The invented community is loaded only where it is shown. Its cards follow as soon as the card processor answers. */
async function seedDemo({ connection, payments, logger, now }: Dependencies, labelAddress: string): Promise<void> {
  const { seedDemoOrders } = await import('./demo/seed-orders.ts');
  const { seedDemoCards } = await import('./demo/seed-cards.ts');
  await seedDemoOrders(connection, now(), labelAddress);
  seedDemoCards(connection, payments, now()).catch((error) => logger.warn({ err: error }, 'the demo has no cards'));
}

const paceOf = (config: OrdersConfig): Dependencies['pace'] => ({
  leaseMs: config.ORDER_LEASE_MS,
  retailerPollMs: config.ORDER_RETAILER_POLL_MS,
  trackingPollMs: config.ORDER_TRACKING_POLL_MS,
  parcelPollMs: config.ORDER_PARCEL_POLL_MS,
});
