import { givenDatabaseUrl } from '../config.ts';
import type { RunningSite } from './running-site.ts';

/** Where the services of a site keep their documents. @throws when the site has no database that can be found. */
export function databaseUrl(site: RunningSite): string {
  const given = givenDatabaseUrl();
  if (given !== undefined) return given;
  const port = site.processes().processes.mongo?.port;
  if (port === undefined) throw new Error('the site has no database of its own');
  return `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true`;
}
