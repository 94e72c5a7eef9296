import { connectEphemeral } from '@wishbow/cache/connect-ephemeral';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import { demoAccounts, demoPassword } from '@wishbow/demo/people';
import { pictureStudio } from '@wishbow/demo/pictures/picture-studio';
import { addressesOf } from '@wishbow/service/addresses-of';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { createPeers } from '@wishbow/service/peers';
import { heldPorts, type PortHolder } from '@wishbow/service/port-holder';
import { startTracing, tracingSettings } from '@wishbow/service/tracing/start-tracing';
import { createApp } from './app.ts';
import { watchCanary } from './canary/watch-canary.ts';
import type { BffConfig } from './config.ts';
import { openStreams } from './live/open-streams.ts';
import { partHealth } from './part-health/part-health.ts';
import { buildStore } from './registry/build-store.ts';
import { openSiteBuilds } from './registry/open-site-builds.ts';
import { sessionFinder } from './session/session-finder.ts';

/** How often streams are ended that were opened on a port which is being left. */
const STREAMS_SENT_ON_MS = 200;

/** Opens the site's port. Services may still be starting: their panels are absent until they answer. */
export async function startBff(config: BffConfig): Promise<PortHolder> {
  const logger = createLogger('bff', config.LOG_LEVEL);
  const endTracing = await startTracing({
    service: 'bff',
    doorSecret: config.INTERNAL_SECRET,
    ...tracingSettings(config),
  });
  const ephemeral = await connectEphemeral(config.REDIS_URL, (error) => logger.warn({ err: error }, 'redis'));
  const urls = addressesOf(config);
  const peers = createPeers({ self: 'bff', urls, secret: config.INTERNAL_SECRET });
  const store = buildStore(config.SITE_ROOT, config.BUILDS_FOLDER);
  const streams = openStreams(config.MOST_STREAMS);
  const registry = await openSiteBuilds(config, { store, pubSub: ephemeral.pubSub, logger });
  const sharesCache = ephemeral.kind === 'redis' || config.SINGLE_PROCESS;
  const app = createApp({
    appEnv: appEnvOf(config),
    build: registry.build,
    deployToken: config.DEPLOY_TOKEN,
    drawDemoPicture: config.SEED_DEMO ? pictureStudio(config.PICTURE_CACHE) : undefined,
    ephemeral,
    findSession: sessionFinder(peers, sharesCache ? ephemeral.cache : undefined, () => new Date()),
    internalSecret: config.INTERNAL_SECRET,
    logger,
    metricsToken: config.METRICS_TOKEN,
    mostCalls: config.MOST_CALLS,
    peers,
    publicUrl: config.PUBLIC_URL,
    registry: registry.registry,
    store,
    streams,
    urls,
    vitalsShare: config.VITALS_SHARE,
  });
  const health = partHealth(ephemeral.counters, () => new Date());
  const canaries = registry.registry && watchCanary({ ...registry, registry: registry.registry, health, logger });
  const ports = heldPorts(app, await listen(app, config.port, config.HOST));
  return {
    ...ports,
    stop: async () => {
      // Nobody finishes hearing: their pages connect again, also those that come here while the next one has the port, too.
      streams.endAll();
      const sendOn = setInterval(streams.endAll, STREAMS_SENT_ON_MS);
      await ports.stop();
      clearInterval(sendOn);
      await canaries?.stop();
      await registry.stop();
      await ephemeral.stop();
      await endTracing();
    },
  };
}

const appEnvOf = (config: BffConfig): AppEnv => ({
  environment: config.USES_SANDBOX ? 'local' : 'production',
  stripe: {
    publishableKey: config.STRIPE_PUBLISHABLE_KEY,
    apiBase: config.STRIPE_TOKEN_URL,
    isSandbox: config.USES_SANDBOX,
  },
  checksAddresses: config.CHECK_ADDRESSES,
  ...(config.OPENID_ISSUER && { openid: { name: config.OPENID_NAME } }),
  demoAccounts: config.SEED_DEMO
    ? demoAccounts.map(({ name, about, email }) => ({ title: `${name}: ${about}`, email, password: demoPassword }))
    : [],
});
