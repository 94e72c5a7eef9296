import { randomUUID } from 'node:crypto';
import { startEngine } from '@wishbow/embedded-mongo/engine';
import { givenMongoUrl } from './config.ts';

export interface TestDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * An empty database for one test file: an embedded engine of its own, or a corner of the server that `MONGODB_URL` names,
 * so that the same tests run against another engine. The url's path is the corner: see `connectMongo`.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const given = givenMongoUrl();
  if (!given) return startEngine({});
  const url = new URL(given);
  url.pathname = `/t${randomUUID().slice(0, 8)}`;
  return { url: url.href, stop: () => Promise.resolve() };
}
