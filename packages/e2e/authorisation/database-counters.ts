import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { siteDatabaseUrl } from './config.ts';

/** A question of one shape that no index served. */
export interface UnservedQuestion {
  readonly namespace: string;
  readonly fields: string;
}

/** What the site's database counts. */
export interface DatabaseCounters {
  /** Statements it was sent so far, by whomever; always 0 from a database that does not count. */
  statements(): Promise<number>;
  /** Questions since its start that made it read a whole collection; undefined from a database that does not tell which. */
  unserved(): Promise<UnservedQuestion[] | undefined>;
  close(): Promise<void>;
}

/** @throws when the site in that folder has no database of its own. */
export async function databaseCounters(dataFolder: string): Promise<DatabaseCounters> {
  const { ports }: { ports: { mongo: number } } = JSON.parse(
    readFileSync(path.join(dataFolder, 'launcher.json'), 'utf8'),
  );
  const client = await new MongoClient(siteDatabaseUrl(ports.mongo)).connect();
  const status = () => client.db('admin').command({ serverStatus: 1 });
  return {
    statements: async () => {
      const { opcounters = {} } = await status();
      return Object.values<number>(opcounters).reduce((sum, count) => sum + count, 0);
    },
    unserved: async () => {
      const { collectionScans }: { collectionScans?: UnservedQuestion[] } = await status();
      return collectionScans?.map(({ namespace, fields }) => ({ namespace, fields }));
    },
    close: () => client.close(),
  };
}
