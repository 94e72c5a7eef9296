import type { PubSub } from '@wishbow/cache/ephemeral';
import type { Logger } from '@wishbow/service/logging/logger';
import type { BuildStore } from './build-store.ts';
import type { RegistryDatabase } from './registry-database.ts';

/** What the acts on the live set stand on. */
export interface RegistryDeps {
  readonly database: RegistryDatabase;
  readonly store: BuildStore;
  readonly pubSub: PubSub;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Has this process serve what was just made live. */
  readonly refresh: () => Promise<void>;
}
