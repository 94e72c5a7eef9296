import type { RequestListener } from 'node:http';
import { connectEphemeral } from '@wishbow/cache/connect-ephemeral';
import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { ServiceName } from '@wishbow/contracts/service-names';
import type { Call } from '@wishbow/http/client';
import { addressesOf } from './addresses-of.ts';
import { auditModel } from './audit/audit-model.ts';
import { listen, type Running } from './listen.ts';
import { createLogger, type Logger } from './logging/logger.ts';
import type { Loop } from './loop.ts';
import { buildIndexes, type Connection, connectMongo } from './mongo/connection.ts';
import { deliverOverHttp } from './outbox/deliver-event.ts';
import { inboxModel } from './outbox/inbox.ts';
import { outboxModel } from './outbox/outbox-model.ts';
import { startRelay } from './outbox/relay.ts';
import { createPeers } from './peers.ts';
import { portOf, type ServiceEnvironment } from './service-environment.ts';
import { startTracing, tracingSettings } from './tracing/start-tracing.ts';

/** What every service stands on. */
export interface Foundation {
  readonly connection: Connection;
  readonly ephemeral: Ephemeral;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Calls our other services. */
  readonly peers: Call;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
}

/** What is special about one service. */
export interface ServiceParts {
  readonly app: RequestListener;
  /** Work before the first request, once the indexes stand. */
  readonly prepare?: () => Promise<void>;
  /** Loads this service's share of the invented community; called where `SEED_DEMO` asks for it. */
  readonly seedDemo?: () => Promise<void>;
  /** Begins the background work beside the relay, once the port is open. */
  readonly startLoops?: () => readonly Loop[];
}

/**
 * Starts a service: connects, assembles it, builds its indexes, prepares and seeds it, opens the port that its own
 * address names, and delivers its events. Stopping goes the other way round.
 * @throws with everything closed again when it cannot start.
 */
export async function startService(
  name: ServiceName,
  config: ServiceEnvironment,
  assemble: (foundation: Foundation) => ServiceParts,
): Promise<Running> {
  const logger = createLogger(name, config.LOG_LEVEL);
  const endTracing = await startTracing({ service: name, ...tracingSettings(config) });
  const connection = await connectMongo(config.MONGODB_URL, name);
  const ephemeral = await connectEphemeral(config.REDIS_URL, (error) => logger.warn({ err: error }, 'redis'));
  const stores = { connection, ephemeral };
  try {
    const running = await openService(name, config, { ...stores, logger }, assemble);
    return { ...running, stop: () => running.stop().finally(endTracing) };
  } catch (error) {
    await closeStores(stores);
    await endTracing();
    throw error;
  }
}

type Stores = Pick<Foundation, 'connection' | 'ephemeral'>;

async function closeStores({ connection, ephemeral }: Stores): Promise<void> {
  await ephemeral.stop();
  await connection.close();
}

async function openService(
  name: ServiceName,
  config: ServiceEnvironment,
  base: Stores & Pick<Foundation, 'logger'>,
  assemble: (foundation: Foundation) => ServiceParts,
): Promise<Running> {
  const { connection, logger } = base;
  const urls = addressesOf(config);
  const peerOptions = { self: name, urls, secret: config.INTERNAL_SECRET };
  const now = () => new Date();
  let relay: Loop | undefined;
  outboxModel(connection);
  inboxModel(connection);
  // Before the indexes are built: it is used for the first time long after.
  auditModel(connection);
  const { app, prepare, seedDemo, startLoops } = assemble({
    ...base,
    internalSecret: config.INTERNAL_SECRET,
    now,
    peers: createPeers(peerOptions),
    wakeRelay: () => relay?.wake(),
  });
  await buildIndexes(connection);
  await prepare?.();
  if (config.SEED_DEMO) await seedDemo?.();
  const server = await listen(app, portOf(urls[name]), config.HOST);
  relay = startRelay({ service: name, connection, logger, now, deliver: deliverOverHttp(peerOptions) });
  const loops = [relay, ...(startLoops?.() ?? [])];
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await Promise.all(loops.map((loop) => loop.stop()));
      await closeStores(base);
    },
  };
}
