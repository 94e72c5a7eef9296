/**
 * The one route table: which part owns which address, and who may stand there.
 * The shell mounts parts by it, the BFF preloads by it, usernames are refused by it.
 * A page is built once its owner renders it; the table holds the whole product from the start,
 * so that no address changes hands later and no username can occupy one.
 */

export const owners = ['shell', 'mf-wishlists', 'mf-social', 'mf-checkout', 'mf-account'] as const;
export type Owner = (typeof owners)[number];
export const isOwnerName = (name: string): name is Owner => owners.some((owner) => owner === name);
export type Part = Exclude<Owner, 'shell'>;
export const parts = owners.filter((owner): owner is Part => owner !== 'shell');
export const isPart = (name: string): name is Part => parts.some((part) => part === name);

/** Who may open a page. `guest` pages send signed-in people home, `user` and `admin` pages send visitors to sign in. */
export type Audience = 'all' | 'user' | 'guest' | 'admin';

/** `landing` is the default layout for signed-in people and the landing page's own for visitors; `empty` has no bars. */
export type Layout = 'default' | 'landing' | 'empty';

type RouteEntry = {
  page: string;
  path: string;
  owner: Owner;
  audience: Audience;
  title: string;
  layout?: Layout;
  wide?: true;
};

/**
 * Paths are in react-router's syntax: `:name` one segment, `:name?` an optional one, a final `*` any depth.
 * `title` is the document title until the page sets a better one; `wide` pages have no container.
 * Order does not matter: `routeOf` takes the most literal match.
 */
export const routes = [
  { page: 'browse', path: '/', owner: 'mf-wishlists', audience: 'all', title: 'Home', layout: 'landing', wide: true },
  {
    page: 'browseWithSearch',
    path: '/add-wishes',
    owner: 'mf-wishlists',
    audience: 'all',
    title: 'Add wishes',
    wide: true,
  },
  { page: 'wishlist', path: '/wishlists/:wishlist?', owner: 'mf-wishlists', audience: 'all', title: 'Wishlists' },
  { page: 'wishes', path: '/wishes/:username?', owner: 'mf-wishlists', audience: 'all', title: 'Wishes' },
  { page: 'gifts', path: '/gifts/:username?', owner: 'mf-wishlists', audience: 'user', title: 'Gifts' },
  { page: 'tag', path: '/tags/:tag?', owner: 'mf-wishlists', audience: 'all', title: 'Tags' },
  { page: 'item', path: '/item', owner: 'mf-wishlists', audience: 'all', title: 'Wish' },
  { page: 'cart', path: '/cart', owner: 'mf-checkout', audience: 'user', title: 'Cart' },
  { page: 'orders', path: '/orders/:order?', owner: 'mf-checkout', audience: 'user', title: 'Orders' },
  { page: 'notifications', path: '/notifications', owner: 'mf-social', audience: 'user', title: 'Notifications' },
  { page: 'liveFeed', path: '/live-feed', owner: 'mf-social', audience: 'user', title: 'Live Feed' },
  { page: 'users', path: '/users', owner: 'mf-social', audience: 'all', title: 'People' },
  { page: 'wall', path: '/wall', owner: 'mf-social', audience: 'user', title: 'Your activity' },
  { page: 'login', path: '/login', owner: 'mf-account', audience: 'guest', title: 'Log in' },
  { page: 'register', path: '/register', owner: 'mf-account', audience: 'guest', title: 'Sign up' },
  {
    page: 'forgotPassword',
    path: '/forgot-password',
    owner: 'mf-account',
    audience: 'guest',
    title: 'Forgot password',
  },
  {
    page: 'resetPassword',
    path: '/reset-password',
    owner: 'mf-account',
    audience: 'guest',
    title: 'Set a new password',
  },
  { page: 'account', path: '/account', owner: 'mf-account', audience: 'user', title: 'My Account' },
  { page: 'settings', path: '/settings', owner: 'mf-account', audience: 'user', title: 'Settings' },
  { page: 'preferences', path: '/preferences', owner: 'mf-account', audience: 'user', title: 'Preferences' },
  { page: 'accept', path: '/accept', owner: 'mf-account', audience: 'all', title: 'Accept' },
  { page: 'unsubscribe', path: '/unsubscribe', owner: 'mf-account', audience: 'all', title: 'Unsubscribe' },
  { page: 'help', path: '/help', owner: 'mf-account', audience: 'all', title: 'Help' },
  { page: 'terms', path: '/terms', owner: 'mf-account', audience: 'all', title: 'Terms' },
  { page: 'admin', path: '/admin/*', owner: 'mf-account', audience: 'admin', title: 'Admin', wide: true },
  { page: 'unusedHome', path: '/homepage_unused', owner: 'shell', audience: 'all', title: 'Home' },
  { page: 'profile', path: '/:username', owner: 'mf-wishlists', audience: 'all', title: 'Profile', wide: true },
  { page: 'notFound', path: '*', owner: 'shell', audience: 'all', title: '404 Not Found', layout: 'empty' },
] as const satisfies readonly RouteEntry[];

export type Page = (typeof routes)[number]['page'];
export type Route = RouteEntry & { page: Page };

type PathOf<P extends Page> = Extract<(typeof routes)[number], { page: P }>['path'];

/** The react-router pattern of a page, for the routes of the part that owns it. */
export function pathOf<P extends Page>(page: P): PathOf<P> {
  return byPage(page).path as PathOf<P>;
}

/** The table's entry of an address: exactly one, whatever the address. Static segments ignore case and trailing slashes. */
export function routeOf(pathname: string): Route {
  const segments = segmentsOf(pathname);
  const best = ranked.find((route) => matches(segmentsOf(route.path), segments));
  return best ?? byPage('notFound');
}

/** Whose files a page is made of: the front page is another one for whoever is signed in. */
export function filesPageOf({ page, layout }: Route, isSignedIn: boolean): string {
  return layout === 'landing' && isSignedIn ? 'home' : page;
}

/** The part, or the shell, that renders an address. */
export function ownerOf(pathname: string): Owner {
  return routeOf(pathname).owner;
}

type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Path extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;

/** An address of a page: `hrefOf('wishlist', { wishlist: id })`. Values are percent-encoded; omitted optional ones fall away. */
export function hrefOf<P extends Page>(
  page: P,
  ...params: unknown extends ParamsOf<PathOf<P>> ? [] : [ParamsOf<PathOf<P>>]
): string {
  const values: Record<string, string | undefined> = Object.assign({}, ...params);
  const filled = segmentsOf(byPage(page).path)
    .filter((segment) => segment !== '*')
    .map((segment) => (segment.startsWith(':') ? values[segment.slice(1).replace('?', '')] : segment))
    .filter((segment) => segment !== undefined);
  return `/${filled.map(encodeURIComponent).join('/')}`;
}

/** What an address says for a parameter of its page's path: nothing, too, where that is no text that anybody has encoded. */
export function paramOf(pathname: string, name: string): string | undefined {
  const pattern = segmentsOf(routeOf(pathname).path);
  const place = pattern.findIndex((segment) => segment.replace('?', '') === `:${name}`);
  const segment = place < 0 ? undefined : segmentsOf(pathname)[place];
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** First segments that the server answers itself with calls, files and probes. No page ever stands there. */
export const serverSegments: readonly string[] = [
  'api',
  '_mf',
  'assets',
  'registry',
  'media',
  'webhooks',
  'internal',
  'healthz',
  'readyz',
  'metrics',
  'calendar.ics',
];

/** Whether the server answers an address itself: an unknown one there is an unknown call, not a page that is missing. */
export function isServerAddress(pathname: string): boolean {
  return serverSegments.includes(segmentsOf(pathname)[0]?.toLowerCase() ?? '');
}

const SPEC_CALL_SEGMENTS = ['getAppEnv', 'checkForRefresh'];
/** Files and pages that every site ends up having. */
const KEPT_FOR_LATER = [
  '_next',
  'images',
  'static',
  'about',
  'privacy',
  'press',
  'jobs',
  'blog',
  'support',
  'search',
  'explore',
  'messages',
  'wishbow',
];

/** First path segments, in lower case, that no username may equal without regard to case. */
export const reservedFirstSegments: readonly string[] = [
  ...routes.map((route) => segmentsOf(route.path)[0] ?? '').filter((segment) => /^[a-z]/.test(segment)),
  ...serverSegments,
  ...SPEC_CALL_SEGMENTS.map((segment) => segment.toLowerCase()),
  ...KEPT_FOR_LATER,
];

function byPage(page: Page): Route {
  const route = routes.find((entry) => entry.page === page);
  if (!route) throw new Error(`the route table has no page ${page}`);
  return route;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Patterns with literal first segments come first, the bare wildcard last: then the first match is the most literal one. */
const ranked: readonly Route[] = routes.toSorted((a, b) => wildness(a.path) - wildness(b.path));

function wildness(path: string): number {
  if (path === '*') return 2;
  return segmentsOf(path)[0]?.startsWith(':') ? 1 : 0;
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const [expected, ...restOfPattern] = pattern;
  const [actual, ...restOfSegments] = segments;
  if (expected === '*') return true;
  if (expected === undefined) return actual === undefined;
  if (actual === undefined) return expected.endsWith('?') && matches(restOfPattern, segments);
  const fits = expected.startsWith(':') || expected.toLowerCase() === actual.toLowerCase();
  return fits && matches(restOfPattern, restOfSegments);
}
