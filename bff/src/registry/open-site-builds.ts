import type { PubSub } from '@wishbow/cache/ephemeral';
import type { Logger } from '@wishbow/service/logging/logger';
import { connectMongo } from '@wishbow/service/mongo/connection';
import type { BffConfig } from '../config.ts';
import type { SiteBuild } from '../page/site-build.ts';
import type { BuildStore } from './build-store.ts';
import { checkoutSite } from './checkout-site.ts';
import { type LiveRegistryDeps, openLiveRegistry } from './live-registry.ts';
import { registryDatabase } from './registry-database.ts';
import type { RegistryDeps } from './registry-deps.ts';

/** Pages do not wait for it, and whoever deploys soon wants to know. */
const DATABASE_PATIENCE_MS = 3_000;

export interface SiteBuilds {
  readonly build: SiteBuild;
  /** What deploying stands on; undefined where pages are served from the checkout alone. */
  readonly registry: RegistryDeps | undefined;
  stop(): Promise<void>;
}

interface Surroundings {
  readonly store: BuildStore;
  readonly pubSub: PubSub;
  readonly logger: Logger;
  readonly hurry?: Pick<LiveRegistryDeps, 'askEveryMs' | 'patienceMs'>;
}

export type SiteBuildsConfig = Pick<
  BffConfig,
  'SITE_BUILDS' | 'SITE_ROOT' | 'BUILDS_FOLDER' | 'MONGODB_URL' | 'BUILD_ID'
>;

/** What pages are served from, as the configuration says. */
export async function openSiteBuilds(
  { SITE_BUILDS: source, SITE_ROOT: siteRoot, BUILDS_FOLDER: buildsFolder, ...config }: SiteBuildsConfig,
  { store, pubSub, logger, hurry }: Surroundings,
): Promise<SiteBuilds> {
  if (source === 'checkout') {
    return { build: checkoutSite(siteRoot, store), registry: undefined, stop: () => Promise.resolve() };
  }
  const database = registryDatabase(() => connectMongo(config.MONGODB_URL, 'registry', DATABASE_PATIENCE_MS));
  const now = () => new Date();
  const itself = { bffBuild: config.BUILD_ID, isReplacement: source === 'deployed' };
  const places = { siteRoot, buildsFolder, ...itself };
  const live = await openLiveRegistry({ database, store, ...places, pubSub, logger, now, ...hurry });
  return {
    build: live,
    registry: { database, store, pubSub, now, logger, refresh: live.refresh },
    stop: async () => {
      await live.stop();
      await database.close();
    },
  };
}
