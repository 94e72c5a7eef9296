import { MongoClient } from 'mongodb';
import * as z from 'zod';
import { databaseUrl } from './database-url.ts';
import type { RunningSite } from './running-site.ts';

const Status = z.object({
  opcounters: z.record(z.string(), z.number()).optional(),
  collectionScans: z.array(z.object({ namespace: z.string(), fields: z.string() })).optional(),
});

/** What the database of a site has counted since its start; undefined what it does not count. */
export interface EngineCounters {
  /** Statements it was sent, by whomever. */
  readonly statements: number | undefined;
  /** Collections that were read whole, with the fields by which that was where any were asked for. */
  readonly readWhole: readonly string[] | undefined;
}

/** @throws when the site has no database that can be found. */
export async function readEngineCounters(site: RunningSite): Promise<EngineCounters> {
  const client = await new MongoClient(databaseUrl(site)).connect();
  try {
    const { opcounters, collectionScans } = Status.parse(await client.db('admin').command({ serverStatus: 1 }));
    return {
      statements: opcounters && Object.values(opcounters).reduce((sum, count) => sum + count, 0),
      readWhole: collectionScans?.map(({ namespace, fields }) =>
        fields === '' ? namespace : `${namespace} by ${fields}`,
      ),
    };
  } finally {
    await client.close();
  }
}
