import type { DatastoreUse } from '@wishbow/cache/ephemeral';
import * as z from 'zod';
import type { RegistryDatabase } from './registry-database.ts';

/** Of all that MongoDB and the embedded database say. */
const ServerStatus = z.object({
  uptime: z.number(),
  mem: z.object({ resident: z.number() }),
  opcounters: z.record(z.string(), z.unknown()),
});
const BYTES_PER_MB = 1_048_576;

/** How the database server of the site is doing. @throws while it cannot be reached. */
export const databaseUse =
  ({ open }: Pick<RegistryDatabase, 'open'>) =>
  async (): Promise<DatastoreUse> => {
    const connection = await open();
    const { uptime, mem, opcounters } = ServerStatus.parse(await connection.db?.admin().serverStatus());
    const counts = Object.values(opcounters).filter((count) => typeof count === 'number');
    return {
      uptimeSeconds: uptime,
      memoryBytes: mem.resident * BYTES_PER_MB,
      commands: counts.reduce((sum, count) => sum + count, 0),
    };
  };
