import type { Cache, Ephemeral } from '@wishbow/cache/ephemeral';
import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { type CatalogDeps, createCatalog } from '../app.ts';
import { guardedFetch } from '../outside/guarded-fetch.ts';
import { zincRetailer } from '../retailer/zinc-retailer.ts';
import { httpReviews } from '../reviews/http-reviews.ts';
import { startSandboxRetailer } from './sandbox-retailer.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const OPENED_AT = new Date('2026-11-28T12:00:00Z').getTime();

type Shared = Pick<Ephemeral, 'cache' | 'limiter' | 'locks'>;
/** What a test may swap in one process. */
type Swapped = Partial<Pick<CatalogDeps, 'fetchGuarded' | 'retailer' | 'reviews'>>;

/** The service over real HTTP, a real engine and the sandbox's retailer. Time passes only when a test says so. */
export async function runningCatalog() {
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'catalog');
  const retailer = await startSandboxRetailer(engine.url);
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const servers: Running[] = [];
  let now = OPENED_AT;

  /** One more process of the service, with the memory it shares with the others. */
  const startProcess = async (ephemeral: Shared, swapped: Swapped = {}) => {
    const { app, startLoops } = createCatalog({
      connection,
      ephemeral,
      internalSecret: SECRET,
      logger: createLogger('catalog', 'silent'),
      now: () => new Date(now),
      retailer: zincRetailer({
        url: retailer.url,
        token: 'sandbox',
        report,
        deadlineMs: 2_500,
      }),
      reviews: httpReviews({ url: retailer.url, token: 'sandbox', report, deadlineMs: 2_500 }),
      fetchGuarded: guardedFetch({ resolve: async () => [], openShops: [`${retailer.url}/shop`], report }),
      shop: { url: 'https://www.amazon.com', affiliateTag: 'wishbow-20' },
      ...swapped,
    });
    await buildIndexes(connection);
    const server = await listen(app, 0);
    servers.push(server);
    const headersOf = async (viewer: Partial<Viewer>) => ({
      [IDENTITY_HEADER]: await signIdentity({ ...VISITOR, ...viewer }, 'catalog', SECRET),
    });
    const as = (viewer: Partial<Viewer>): Call =>
      createClient({ baseUrl: server.url, headers: () => headersOf(viewer) });
    return { url: server.url, as, headersOf, startLoops };
  };

  const first = await startProcess(memoryEphemeral());
  return {
    url: first.url,
    connection,
    retailer,
    reported,
    startProcess,
    asVisitor: first.as({}),
    startLoops: first.startLoops,
    asUser: (userId: UserId) => first.as({ userId }),
    asAdmin: (userId: UserId) => first.as({ userId, role: 'admin' }),
    /** Sends any text as JSON, as this person. */
    sendAs: async (userId: UserId, path: string, text: string) => {
      const headers = { 'content-type': 'application/json', ...(await first.headersOf({ userId })) };
      return fetch(first.url + path, { method: 'POST', headers, body: text });
    },
    asService: first.as({ service: 'orders' }),
    pass: (ms: number) => {
      now += ms;
    },
    stop: async () => {
      for (const server of servers) await server.stop();
      await retailer.stop();
      await connection.close();
      await engine.stop();
    },
  };
}

export type RunningCatalog = Awaited<ReturnType<typeof runningCatalog>>;

/** A cache that cannot be reached, as Redis when it is down: reads find nothing, locks reject. */
export const unreachableCache = (): Shared => {
  const forget = async () => undefined;
  const cache: Cache = { get: forget, set: forget, setIfAbsent: forget, delete: forget };
  const { limiter } = memoryEphemeral();
  return { cache, limiter, locks: { tryAcquire: () => Promise.reject(new Error('Redis is down')) } };
};
