import { type OrderId, UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { readConfig as readSandboxConfig } from '@wishbow/sandbox/config';
import { startSandbox } from '@wishbow/sandbox/start';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { listAllContributions } from '../contributions/contribution-repository.ts';
import { fundViolations } from '../ledger/fund-invariants.ts';
import { moneyViolations } from '../ledger/invariants.ts';
import { listLedger } from '../ledger/ledger-repository.ts';
import { findOrder, listAllOrders } from '../orders/order-repository.ts';
import { listAllPayouts } from '../payouts/payout-repository.ts';
import { registerModels } from '../register-models.ts';
import { fakeAccountsRoutes } from './fake-accounts-routes.ts';
import { createFakeCatalog } from './fake-catalog.ts';
import { createFakeMailbox } from './fake-mailbox.ts';
import { INTERNAL_SECRET, startFakeService } from './fake-service.ts';
import { createFakeSocial } from './fake-social.ts';
import { createFakeWishlists } from './fake-wishlists.ts';
import { freePort } from './free-port.ts';
import { sandboxControl } from './sandbox-control.ts';
import { until } from './until.ts';

const ADMIN = UserId.parse('f'.repeat(24));
const WEBHOOK_SECRET = 'whsec_of_these_tests';

/**
 * Everything around the orders service: a real engine, the real sandbox, and the other services in memory. The service
 * itself is started by the test, in this process or in its own, with `env`.
 */
export async function createOrdersWorld() {
  const [engine, port] = await Promise.all([startTestDatabase(), freePort()]);
  const ordersUrl = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox(
    readSandboxConfig({
      PORT: '0',
      SMTP_PORT: '0',
      MONGODB_URL: engine.url,
      STRIPE_WEBHOOK_URL: `${ordersUrl}/webhooks/stripe`,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      RETAILER_DELAY_MS: '50',
      RETAILER_SHIP_MS: '3600000',
      WEBHOOK_RETRY_MS: '20',
      LOG_LEVEL: 'silent',
    }),
  );
  const wishlists = createFakeWishlists();
  const catalog = createFakeCatalog();
  const social = createFakeSocial();
  const mailbox = createFakeMailbox();
  const addressless = new Set<UserId>();
  const guests = new Set<UserId>();
  const services = await Promise.all([
    startFakeService('accounts', fakeAccountsRoutes(addressless, guests), mailbox.routes()),
    startFakeService('wishlists', wishlists.routes(), wishlists.seenRoutes(), wishlists.fundRoutes()),
    startFakeService('catalog', catalog.routes()),
    startFakeService('social', social.routes(), social.standingRoutes()),
  ]);
  const [accountsUrl, wishlistsUrl, catalogUrl, socialUrl] = services.map(({ url }) => url);
  const connection = await connectMongo(engine.url, 'orders');
  registerModels(connection);
  const control = sandboxControl(sandbox.url);
  const clientOf = (viewer: Partial<Viewer>): Call =>
    createClient({
      baseUrl: ordersUrl,
      headers: async () => ({
        [IDENTITY_HEADER]: await signIdentity({ ...VISITOR, ...viewer }, 'orders', INTERNAL_SECRET),
      }),
    });

  return {
    ordersUrl,
    webhookSecret: WEBHOOK_SECRET,
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      MONGODB_URL: engine.url,
      INTERNAL_SECRET,
      PUBLIC_URL: ordersUrl,
      ORDERS_URL: ordersUrl,
      BFF_URL: ordersUrl,
      ACCOUNTS_URL: accountsUrl,
      WISHLISTS_URL: wishlistsUrl,
      CATALOG_URL: catalogUrl,
      SOCIAL_URL: socialUrl,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: sandbox.url,
      RETAILER_URL: sandbox.url,
      RETAILER_TOKEN: 'sandbox',
      ORDER_POLL_MS: '50',
      ORDER_RETAILER_POLL_MS: '50',
      ORDER_TRACKING_POLL_MS: '100',
      ORDER_PARCEL_POLL_MS: '100',
      ORDER_LEASE_MS: '1000',
    },
    connection,
    sandbox: control,
    wishlists,
    catalog,
    social,
    mailbox,
    /** Whoever has taken their address back; tests add to it. */
    addressless,
    guests,
    as: ({ id: userId }: { id: UserId }): Call => clientOf({ userId }),
    asUser: (userId: UserId): Call => clientOf({ userId }),
    asAdmin: clientOf({ userId: ADMIN, role: 'admin' }),
    asVisitor: clientOf({}),
    asService: clientOf({ service: 'bff' }),
    order: (orderId: OrderId) => findOrder(connection, orderId),
    orders: () => listAllOrders(connection),
    contributions: () => listAllContributions(connection),
    payouts: () => listAllPayouts(connection),
    /** The balance of every account, in cents. */
    accounts: async (): Promise<ReadonlyMap<string, number>> => {
      const { accounts } = await listLedger(connection);
      return new Map(accounts.map(({ _id, balanceCents }) => [_id, balanceCents]));
    },
    /** What is wrong with the money, in sentences. */
    violations: async (): Promise<string[]> => {
      const [orders, contributions, payouts, ledger, providers] = await Promise.all([
        listAllOrders(connection),
        listAllContributions(connection),
        listAllPayouts(connection),
        listLedger(connection),
        control.books(),
      ]);
      const funds = wishlists.fundStates();
      const payments = providers.payments.filter(({ contributionId }) => contributionId === undefined);
      return [
        ...moneyViolations({ orders, ...ledger, providers: { ...providers, payments } }),
        ...fundViolations({ funds, contributions, payouts, ...ledger, payments: providers.payments }),
      ];
    },
    /** MongoDB ends the transactions of a client that is gone after a minute; tests do not wait for it. */
    endAbandonedTransactions: () => connection.getClient().db('admin').command({ killAllSessions: [] }),
    /** Brings about what the retailer does next with an order, once the order has reached it. */
    hurry: async (orderId: OrderId) => {
      const requestId = await until(`${orderId} has reached the retailer`, async () => {
        return (await findOrder(connection, orderId))?.retailerRequestId ?? undefined;
      });
      await control.advanceOrder(requestId);
    },
    /** Resolves when the order stands in `state`. */
    orderIn: (orderId: OrderId, state: string) =>
      until(`${orderId} is ${state}`, async () => {
        const order = await findOrder(connection, orderId);
        return order?.state === state && order;
      }),
    stop: async () => {
      await connection.close();
      await Promise.all(services.map((service) => service.stop()));
      await sandbox.stop();
      await engine.stop();
    },
  };
}

export type OrdersWorld = Awaited<ReturnType<typeof createOrdersWorld>>;
