import type { Cache, Ephemeral } from '@wishbow/cache/ephemeral';
import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { type Call, createClient } from '@wishbow/http/client';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { createApp } from '../app.ts';
import { zincRetailer } from '../retailer/zinc-retailer.ts';
import { startSandboxRetailer } from './sandbox-retailer.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const OPENED_AT = new Date('2026-11-28T12:00:00Z').getTime();

type Shared = Pick<Ephemeral, 'cache' | 'locks'>;

/** The service over real HTTP, a real engine and the sandbox's retailer. Time passes only when a test says so. */
export async function runningCatalog() {
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'catalog');
  const retailer = await startSandboxRetailer(engine.url);
  const reported: unknown[] = [];
  const servers: Running[] = [];
  let now = OPENED_AT;

  /** One more process of the service, with the memory it shares with the others. */
  const startProcess = async (ephemeral: Shared): Promise<{ url: string; as: (viewer: Partial<Viewer>) => Call }> => {
    const app = createApp({
      connection,
      ephemeral,
      internalSecret: SECRET,
      logger: createLogger('catalog', 'silent'),
      now: () => new Date(now),
      retailer: zincRetailer({
        url: retailer.url,
        token: 'sandbox',
        report: (error) => reported.push(error),
        deadlineMs: 2_500,
      }),
      shop: { url: 'https://www.amazon.com', affiliateTag: 'wishbow-20' },
    });
    await buildIndexes(connection);
    const server = await listen(app, 0);
    servers.push(server);
    const headersOf = async (viewer: Partial<Viewer>) => ({
      [IDENTITY_HEADER]: await signIdentity({ ...VISITOR, ...viewer }, 'catalog', SECRET),
    });
    return { url: server.url, as: (viewer) => createClient({ baseUrl: server.url, headers: () => headersOf(viewer) }) };
  };

  const first = await startProcess(memoryEphemeral());
  return {
    url: first.url,
    connection,
    retailer,
    reported,
    startProcess,
    asVisitor: first.as({}),
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
  const cache: Cache = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };
  return { cache, locks: { tryAcquire: () => Promise.reject(new Error('Redis is down')) } };
};
