import type { BuildContract } from '@wishbow/contracts/build-contract';
import { type Audience, type Owner, type Page, type Route, routeOf, routes } from '@wishbow/contracts/routes';

/** Who looks: a visitor, or somebody of the demo community. */
export type Looker = 'visitor' | 'person' | 'admin';
/** One look at a page: by whom, and whose page it is. */
export type SmokeVisit = { address: string; by: Looker; owner: Owner };

const LOOKERS: Readonly<Record<Audience, readonly Looker[]>> = {
  all: ['visitor', 'person'],
  guest: ['visitor'],
  user: ['person'],
  admin: ['admin'],
};

/** Pages that show something only with a wish, an invitation or a mail's secret in their address. */
const NEED_MORE: readonly Page[] = ['item', 'accept', 'unsubscribe'];

/** Somebody whom the demo community has, for pages that are about somebody. */
const SOMEBODY = 'maya_okafor';

/**
 * The looks at a build before it goes live: each page of a part, for the shell one page of each part, for the BFF all of them.
 * @param isShown whether the site has a part for an address by now: a BFF comes before the part it brings an address for.
 */
export function smokeVisits(
  contract: Pick<BuildContract, 'name' | 'pages' | 'directs'>,
  isShown: (route: Route) => boolean = () => true,
): SmokeVisit[] {
  const paths = pathsOf(contract);
  return paths.flatMap((path) => {
    const route = routes.find((entry) => entry.path === path);
    if (!route || NEED_MORE.includes(route.page)) return [];
    if (contract.name === 'bff' && !isShown(route)) return [];
    const address = addressOf(path);
    return LOOKERS[route.audience].map((by) => ({ address, by, owner: routeOf(address).owner }));
  });
}

function pathsOf({ name, pages, directs }: Pick<BuildContract, 'name' | 'pages' | 'directs'>): string[] {
  if (name === 'shell') return firstOfEach(directs);
  return name === 'bff' ? directs.map(({ path }) => path) : Object.values(pages);
}

const ASKED_BY: Readonly<Record<string, Looker>> = { public: 'visitor', user: 'person', admin: 'admin' };
/** The one ends a session, the other may be asked for once in a while. */
const NOT_SAFE = new Set(['logoutByLink', 'exportData']);

/** The addresses of a BFF that tell something to whoever looks, need nothing in them and change nothing. */
export const safeCalls = ({ answers }: Pick<BuildContract, 'answers'>, by: Looker): string[] =>
  Object.entries(answers)
    .filter(([id, { method, path, audience }]) => {
      const isPlain = method === 'GET' && !path.includes(':') && !NOT_SAFE.has(id);
      return isPlain && ASKED_BY[audience] === by;
    })
    .map(([, { path }]) => path);

function firstOfEach(directs: BuildContract['directs']): string[] {
  return [...Map.groupBy(directs, ({ owner }) => owner).values()].flatMap(([first]) => (first ? [first.path] : []));
}

/** What a path needs is filled in, what it may do without is left out. */
function addressOf(path: string): string {
  const address = path.replace(/\/(?::\w+\?|\*)$/, '').replace(/:\w+/g, SOMEBODY);
  return address === '' ? '/' : address;
}
