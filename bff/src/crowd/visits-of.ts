import type { Endpoint } from '@wishbow/contracts/endpoint';
import { PAYING_PATHS } from '../proxy/service-proxy.ts';
import type { Visit } from './visit.ts';

/** An open page that hears what happens is no work, and whoever deploys may be about to mend what has made the crowd. */
const FREE = /^\/api\/(?:events|openapi\.json)$|^\/api\/deployments/;

/** As routes are found: `/API/getOrders/` is answered, too. */
const known = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
const PAYING = new Set([...PAYING_PATHS].map(known));

/** Whose work a call of an address is, and whether it pays; undefined for pages, files and what else needs no place. */
export type VisitOf = (path: string) => Visit | undefined;

export function visitsOf(endpoints: readonly Endpoint[]): VisitOf {
  const services = new Map(
    endpoints.flatMap(({ path, aliases = [], service }) =>
      [path, ...aliases].map((each) => [known(each), service] as const),
    ),
  );
  return (asked) => {
    const path = known(asked);
    if (!path.startsWith('/api/') || FREE.test(path)) return undefined;
    return { service: services.get(path) ?? 'bff', standing: PAYING.has(path) ? 'paying' : 'other' };
  };
}
