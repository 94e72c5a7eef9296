import { setTimeout as delay } from 'node:timers/promises';
import type { PubSub, Release } from '@wishbow/cache/ephemeral';
import { REGISTRY_CHANNEL } from '@wishbow/contracts/live-events';
import type { Logger } from '@wishbow/service/logging/logger';
import { startLoop } from '@wishbow/service/loop';
import type { SiteBuild } from '../page/site-build.ts';
import { documentReader } from './document-reader.ts';
import { type RegistryReaderDeps, registryReader } from './registry-reader.ts';

/** How soon a flip is heard of whose wake-up call is lost. */
const ASK_EVERY_MS = 2_000;
/** How long a start waits for the registry before pages are served without it. */
const START_PATIENCE_MS = 3_000;

export interface LiveRegistryDeps extends RegistryReaderDeps {
  readonly logger: Logger;
  readonly pubSub: PubSub;
  /** Pause between two questions whether something was flipped; 2 s unless a test is in a hurry. */
  readonly askEveryMs?: number;
  /** How long a start waits for the registry before pages are served without it; 3 s unless a test is in a hurry. */
  readonly patienceMs?: number;
}

export interface LiveRegistry extends SiteBuild {
  /** Reads the live set where it has changed. @throws while the database does not answer. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The live set of the registry, kept in this process: a page asks no database. Flips are heard of by pub/sub, and by
 * asking for the revision every 2 s. While the database is away, what was known last is served, also by a new process.
 */
export async function openLiveRegistry(deps: LiveRegistryDeps): Promise<LiveRegistry> {
  const reader = await registryReader(deps);
  const started = Promise.withResolvers<void>();
  let forget: Release | undefined;
  const listen = async () => {
    forget ??= await deps.pubSub.subscribe(REGISTRY_CHANNEL, () => loop.wake());
  };
  const loop = startLoop({
    name: 'registry',
    idleMs: deps.askEveryMs ?? ASK_EVERY_MS,
    logger: deps.logger,
    work: async () => {
      await reader.refresh().finally(started.resolve);
      await listen();
      return false;
    },
  });
  await Promise.race([started.promise, delay(deps.patienceMs ?? START_PATIENCE_MS, undefined, { ref: false })]);
  return {
    current: reader.current,
    findReport: reader.findReport,
    documentOf: documentReader(deps.store),
    refresh: reader.refresh,
    stop: async () => {
      await loop.stop();
      await forget?.();
    },
  };
}
