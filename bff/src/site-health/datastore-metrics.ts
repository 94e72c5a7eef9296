import type { DatastoreUse, Ephemeral } from '@wishbow/cache/ephemeral';
import { inTime } from '@wishbow/service/in-time';
import { Counter, Gauge, type Registry } from 'prom-client';
import { databaseUse } from '../registry/database-use.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';

/** A scrape is given up after seconds, with the figures of everything else in it. */
const DEADLINE_MS = 1_500;

export type Datastores = Readonly<Record<string, () => Promise<DatastoreUse>>>;
type Uses = readonly (readonly [name: string, use: DatastoreUse])[];

/** The database and the cache of a site, as far as it has them. */
export const datastoresOf = (registry: RegistryDeps | undefined, { readUse }: Ephemeral): Datastores => ({
  ...(registry && { database: databaseUse(registry.database) }),
  ...(readUse && { redis: readUse }),
});

/**
 * What datastores tell, for a scraper of `/metrics`: they speak no HTTP themselves. One that is away, or hangs, has no
 * figures.
 */
export function showDatastores(
  registry: Registry,
  datastores: Datastores,
  report: (error: unknown) => void,
  deadlineMs = DEADLINE_MS,
): void {
  const read = askedOnce(() => readUses(datastores, report, deadlineMs));
  const labels = { labelNames: ['datastore'], registers: [registry] };
  const show = (name: string, help: string, figureOf: (use: DatastoreUse) => number) =>
    new Gauge({
      ...{ ...labels, name, help },
      async collect() {
        const uses = await read();
        this.reset();
        for (const [datastore, use] of uses) this.set({ datastore }, figureOf(use));
      },
    });
  show('datastore_uptime_seconds', 'How long the database or the cache has been running.', (use) => use.uptimeSeconds);
  show('datastore_memory_bytes', 'What it holds in memory.', (use) => use.memoryBytes);
  new Counter({
    ...{ ...labels, name: 'datastore_commands_total', help: 'What it was asked since its start.' },
    async collect() {
      const uses = await read();
      this.reset();
      for (const [datastore, use] of uses) this.inc({ datastore }, use.commands);
    },
  });
}

/** The metrics of one scrape ask at the same moment: they share what is under way. */
function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function readUses(datastores: Datastores, report: (error: unknown) => void, deadlineMs: number): Promise<Uses> {
  const asked = Object.entries(datastores).map(([name, read]) =>
    inTime(read(), deadlineMs).then((use) => [[name, use]] as const, told(report)),
  );
  return (await Promise.all(asked)).flat();
}

const told =
  (report: (error: unknown) => void) =>
  (error: unknown): Uses => {
    report(error);
    return [];
  };
