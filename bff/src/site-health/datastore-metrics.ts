import type { Ephemeral, StoreUse } from '@wishbow/cache/ephemeral';
import { Gauge, type Registry } from 'prom-client';
import { databaseUse } from '../registry/database-use.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';

export type Stores = Readonly<Record<string, () => Promise<StoreUse>>>;

/** The database and the cache of a site, as far as it has them. */
export const storesOf = (registry: RegistryDeps | undefined, { readUse }: Ephemeral): Stores => ({
  ...(registry && { database: databaseUse(registry.database) }),
  ...(readUse && { redis: readUse }),
});

/** What stores tell, for a scraper of `/metrics`: they speak no HTTP themselves. One that is away has no figures. */
export function showStores(registry: Registry, stores: Stores, report: (error: unknown) => void): void {
  const show = (name: string, help: string, figureOf: (use: StoreUse) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['store'],
      registers: [registry],
      async collect() {
        this.reset();
        await Promise.all(
          Object.entries(stores).map(([store, read]) =>
            read().then((use) => this.set({ store }, figureOf(use)), report),
          ),
        );
      },
    });
  show('store_uptime_seconds', 'How long the database or the cache has been running.', (use) => use.uptimeSeconds);
  show('store_memory_bytes', 'What it holds in memory.', (use) => use.memoryBytes);
  show('store_commands', 'What it was asked since its start.', (use) => use.commands);
}
