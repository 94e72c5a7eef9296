import type { LookupAddress } from 'node:dns';
import type { RequestListener } from 'node:http';
import { type OutsideShop, outsideShop } from '../testing/outside-shop.ts';
import { guardedFetch } from './guarded-fetch.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** What an internal service must never hear. */
let honey: OutsideShop;
let shop: OutsideShop;
beforeAll(async () => {
  honey = await outsideShop((_request, response) => response.writeHead(200, HTML).end('secret'));
  shop = await outsideShop((request, response) => PAGES[request.url ?? '']?.(request, response));
});
beforeEach(() => {
  honey.asked.length = 0;
  shop.asked.length = 0;
});
afterAll(async () => {
  await honey.stop();
  await shop.stop();
});

const redirectTo =
  (place: () => string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location: place() }).end();

const PAGES: Record<string, RequestListener> = {
  '/teapot': (_request, response) => response.writeHead(200, HTML).end('<title>Teapot</title>'),
  '/picture': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
  '/gone': (_request, response) => response.writeHead(404, HTML).end('gone'),
  '/three': redirectTo(() => '/two'),
  '/two': redirectTo(() => '/one'),
  '/one': redirectTo(() => '/teapot'),
  '/four': redirectTo(() => '/three'),
  '/inside': redirectTo(() => honey.origin),
  '/inside-by-name': redirectTo(() => `http://inside.example:${honey.port}/`),
  '/inside-mapped': redirectTo(() => `http://[::ffff:7f00:1]:${honey.port}/`),
  '/nowhere': redirectTo(() => 'http://'),
  '/script': redirectTo(() => 'javascript:alert(1)'),
  '/large': (_request, response) => response.writeHead(200, HTML).end(Buffer.concat([MEGABYTE, MEGABYTE, MEGABYTE])),
  '/silent': () => undefined,
  '/drip': (_request, response) => {
    response.writeHead(200, HTML);
    const drip = setInterval(() => response.write('<p>'), 100);
    response.on('close', () => clearInterval(drip));
  },
};

/** Both servers' ports are let through, so that only the IP address stands between a stranger and the inside. */
const guard = (resolve: (name: string) => Promise<LookupAddress[]> = async () => []) =>
  guardedFetch({
    resolve,
    openShops: [shop.origin],
    ports: [String(honey.port)],
    report: () => undefined,
  });
const leadingTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const read = async (address: string, fetchGuarded = guard()) => {
  const fetched = await fetchGuarded(new URL(address), ['text/html']);
  return fetched.ok ? fetched.document.body.toString() : fetched.reason;
};

test('a page of a shop is read', async () => {
  expect(await read(`${shop.origin}/teapot`)).toBe('<title>Teapot</title>');
});

test.each([
  ['127.0.0.1', 'not_fetchable'],
  ['127.1', 'not_fetchable'],
  ['2130706433', 'not_fetchable'],
  ['0177.0.0.01', 'not_fetchable'],
  ['0x7f000001', 'not_fetchable'],
  ['0', 'not_fetchable'],
  ['[::1]', 'not_fetchable'],
  ['[::ffff:127.0.0.1]', 'not_fetchable'],
  ['[64:ff9b::7f00:1]', 'not_fetchable'],
  ['169.254.169.254', 'not_fetchable'],
])('a stranger who names %s reaches nothing', async (host, reason) => {
  expect(await read(`http://${host}:${honey.port}/`)).toBe(reason);
  expect(honey.asked).toEqual([]);
});

test.each([
  ['127.0.0.1'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['169.254.169.254'],
  ['10.0.0.7'],
  ['93.184.216.34', '127.0.0.1'],
  [],
])('a name that leads to %s and %s reaches nothing', async (...addresses) => {
  const inside = guard(leadingTo(...addresses.filter((address) => address !== undefined)));
  expect(await read(`http://inside.example:${honey.port}/`, inside)).toBe('unreachable');
  expect(honey.asked).toEqual([]);
});

test('a name is looked up once for each connection, so it cannot change its mind in between', async () => {
  const lookups: string[] = [];
  const rebinding = guard(async (name) => {
    lookups.push(name);
    return [{ address: '127.0.0.1', family: 4 }];
  });
  expect(await read(`http://rebinding.example:${honey.port}/`, rebinding)).toBe('unreachable');
  expect(lookups).toEqual(['rebinding.example']);
  expect(honey.asked).toEqual([]);
});

test.each([
  ['/inside', 'not_fetchable'],
  ['/inside-mapped', 'not_fetchable'],
  ['/inside-by-name', 'unreachable'],
  ['/script', 'not_fetchable'],
  ['/nowhere', 'unreachable'],
])('a shop that redirects from %s leads nowhere', async (path, reason) => {
  expect(await read(shop.origin + path, guard(leadingTo('127.0.0.1')))).toBe(reason);
  expect(honey.asked).toEqual([]);
});

test('three redirects are followed, a fourth is not', async () => {
  expect(await read(`${shop.origin}/three`)).toBe('<title>Teapot</title>');
  expect(await read(`${shop.origin}/four`)).toBe('too_many_redirects');
  expect(shop.asked).not.toHaveLength(0);
});

test.each([
  ['a picture where a page is wanted', '/picture'],
  ['a page that is gone', '/gone'],
  ['more than 2 MB', '/large'],
])('%s is not read', async (_what, path) => {
  expect(await read(shop.origin + path)).toBe('no_document');
});

test.each(['/silent', '/drip'])('a shop that takes forever at %s is left in the end', async (path) => {
  expect(await read(shop.origin + path)).toBe('unreachable');
});

test('the door that is held open is the only one', async () => {
  const openInside = guardedFetch({ resolve: async () => [], openShops: [honey.origin], report: () => undefined });
  expect(await read(honey.origin, openInside)).toBe('secret');
  expect(await read(`${shop.origin}/teapot`, openInside)).toBe('not_fetchable');
  expect(honey.asked).toEqual(['/']);
});
