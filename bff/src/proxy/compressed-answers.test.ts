import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendJson } from '@wishbow/http/send-json';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import express from 'express';
import { serviceProxy } from './service-proxy.ts';

const wishes = (count: number) => ({ wishes: Array.from({ length: count }, () => ({ name: 'Teapot', lid: 'blue' })) });
const ALL = { few: { count: 2 }, list: wishes(200), export: wishes(20_000) };

type Running = Awaited<ReturnType<typeof listen>>;
let service: Running;
let site: Running;
beforeAll(async () => {
  const played = express();
  played.get('/api/few', (asked, response) => sendJson(asked, response, ALL.few));
  played.get('/api/list', (asked, response) => sendJson(asked, response, ALL.list));
  played.get('/api/export', (asked, response) => sendJson(asked, response, ALL.export));
  service = await listen(played, 0);
  const app = express();
  app.get('/api/own', (asked, response) => sendJson(asked, response, ALL.list));
  app.use(serviceProxy({ target: service.url, logger: createLogger('bff', 'silent') }));
  site = await listen(app, 0);
});
afterAll(() => Promise.all([site.stop(), service.stop()]));

/** As it comes over the wire, which `fetch` does not show. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((answered, failed) => {
    request(site.url + path, { headers }, answered)
      .on('error', failed)
      .end();
  });

/** What browsers send. */
const BROWSER = 'gzip, deflate, br, zstd';

test.each([
  ['a browser', 'list', BROWSER, 'br', brotliDecompressSync],
  ['a program that knows gzip', 'list', 'gzip', 'gzip', gunzipSync],
  ['who asks for very much', 'export', BROWSER, 'br', brotliDecompressSync],
  ['a program that asks for very much', 'export', 'gzip', 'gzip', gunzipSync],
] as const)('%s gets a list compressed, and it is the same', async (_who, what, accepted, encoding, unpack) => {
  const answer = await ask(`/api/${what}`, { 'accept-encoding': accepted });
  const bytes = await buffer(answer);
  const { 'content-encoding': told, vary, 'content-length': length } = answer.headers;
  expect([told, vary, length]).toEqual([encoding, 'Accept-Encoding', String(bytes.length)]);
  expect(bytes.length).toBeLessThan(10_000);
  expect(JSON.parse(unpack(bytes).toString())).toEqual(ALL[what]);
});

test('whoever has the list already is sent nothing', async () => {
  const { etag = '' } = (await ask('/api/own', { 'accept-encoding': 'gzip' })).headers;
  const again = await ask('/api/own', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect([again.statusCode, (await buffer(again)).length]).toEqual([304, 0]);
});

test.each([
  ['a small answer', 'few', { 'accept-encoding': 'gzip' }],
  ['a list for who takes nothing compressed', 'list', { 'accept-encoding': 'identity' }],
  ['a list for who says nothing of it, as our services among each other', 'list', {}],
] as const)('%s goes as it is', async (_what, path, headers) => {
  const answer = await ask(`/api/${path}`, headers);
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  expect(JSON.parse((await buffer(answer)).toString())).toEqual(ALL[path]);
});
