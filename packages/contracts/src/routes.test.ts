import * as fc from 'fast-check';
import { hrefOf, isServerAddress, ownerOf, paramOf, reservedFirstSegments, routeOf, routes } from './routes.ts';

const literalSegments = routes.flatMap((route) => route.path.split('/')).filter((segment) => /^[a-z]/.test(segment));
const segment = fc.oneof(
  fc.constantFrom(...literalSegments),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', '.', '%2f', 'Ada_1'),
);
const pathname = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

/** Reads a pattern as the documentation of the table states it, independently of the matcher. */
const asRegExp = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .filter(Boolean)
      .map((part) => {
        if (part === '*') return '(?:/+.*)?';
        if (part.startsWith(':')) return part.endsWith('?') ? '(?:/+[^/]+)?' : '/+[^/]+';
        return `/+${part}`;
      })
      .join('')}/*$`,
    'is',
  );

test('every address has exactly one owner', async () => {
  await fc.assert(
    fc.property(pathname, (address) => {
      const claims = routes.filter((route) => route.path !== '*' && asRegExp(route.path).test(address));
      const literal = claims.filter((route) => route.page !== 'profile');
      expect(literal.length).toBeLessThanOrEqual(1);
      expect(routeOf(address).page).toBe(literal[0]?.page ?? claims[0]?.page ?? 'notFound');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/', 'browse', 'mf-wishlists'],
  ['/add-wishes', 'browseWithSearch', 'mf-wishlists'],
  ['/wishlists', 'wishlist', 'mf-wishlists'],
  ['/wishlists/42/', 'wishlist', 'mf-wishlists'],
  ['/Cart', 'cart', 'mf-checkout'],
  ['/admin', 'admin', 'mf-account'],
  ['/admin/orders/7', 'admin', 'mf-account'],
  ['/live-feed', 'liveFeed', 'mf-social'],
  ['/homepage_unused', 'unusedHome', 'shell'],
  ['/ada_lovelace', 'profile', 'mf-wishlists'],
  ['/ada_lovelace/secrets', 'notFound', 'shell'],
  ['/cart/7', 'notFound', 'shell'],
])('%s is the page %s of %s', (address, page, owner) => {
  expect(routeOf(address).page).toBe(page);
  expect(ownerOf(address)).toBe(owner);
});

test('no page names another page', () => {
  expect(new Set(routes.map((route) => route.page)).size).toBe(routes.length);
});

test('addresses are built from the table', () => {
  expect(hrefOf('wishlist', { wishlist: 'a/b' })).toBe('/wishlists/a%2Fb');
  expect(hrefOf('wishlist', {})).toBe('/wishlists');
  expect(hrefOf('profile', { username: 'ada' })).toBe('/ada');
  expect(hrefOf('browse')).toBe('/');
  expect(hrefOf('admin')).toBe('/admin');
});

test('a username can never stand in the way of a page or a server path', () => {
  for (const taken of [
    'admin',
    'cart',
    'login',
    'api',
    'accept',
    'item',
    'wall',
    '_next',
    'assets',
    '_mf',
    'media',
    'registry',
    'healthz',
    'add-wishes',
    'homepage_unused',
    'help',
    'terms',
    'privacy',
    'checkforrefresh',
  ]) {
    expect(reservedFirstSegments).toContain(taken);
  }
  expect(reservedFirstSegments).not.toContain('ada');
});

test.each([
  ['/media/wishlists/7', true],
  ['/API/me', true],
  ['/registry', true],
  ['/media_lover', false],
  ['/images', false],
  ['/', false],
])('whether the server answers %s itself: %s', (address, isTheServers) => {
  expect(isServerAddress(address)).toBe(isTheServers);
});

test.each([
  ['/maya%20o', 'username', 'maya o'],
  ['//maya/', 'username', 'maya'],
  ['/wishlists/7', 'wishlist', '7'],
  ['/wishlists', 'wishlist', undefined],
  ['/%E0%A4%A', 'username', undefined],
  ['/wishes/%zz', 'username', undefined],
  ['/cart', 'username', undefined],
])('%s says of :%s %s', (pathname, name, said) => {
  expect(paramOf(pathname, name)).toBe(said);
});
