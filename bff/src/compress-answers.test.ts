import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import express from 'express';
import { compressAnswers } from './compress-answers.ts';
import { serviceProxy } from './proxy/service-proxy.ts';

const WISHES = { wishes: Array.from({ length: 200 }, (_, position) => ({ name: 'Teapot', position })) };

type Running = Awaited<ReturnType<typeof listen>>;
let service: Running;
let site: Running;
beforeAll(async () => {
  const played = express()
    .get('/api/wishes', (_request, response) => void response.json(WISHES))
    .get('/api/count', (_request, response) => void response.json({ count: 2 }));
  service = await listen(played, 0);
  const app = express().use(compressAnswers);
  app.get('/api/events', (_request, response) => {
    response.type('text/event-stream').write(`data: ${'x'.repeat(3_000)}\n\n`);
  });
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

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a list that a service answers reaches people by %s, and is the same', async (encoding, unpack) => {
  const answer = await ask('/api/wishes', { 'accept-encoding': encoding });
  const bytes = await buffer(answer);
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(bytes.length).toBeLessThan(1_200);
  expect(JSON.parse(unpack(bytes).toString())).toEqual(WISHES);
});

test('whoever has the list already is sent nothing', async () => {
  const { etag = '' } = (await ask('/api/wishes', { 'accept-encoding': 'gzip' })).headers;
  const again = await ask('/api/wishes', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect([again.statusCode, (await buffer(again)).length]).toEqual([304, 0]);
});

test.each([
  ['a small answer', '/api/count', 'gzip'],
  ['a list for who takes nothing compressed', '/api/wishes', 'identity'],
  ['a stream of news, which is told at once', '/api/events', 'gzip'],
])('%s goes as it is', async (_what, path, encoding) => {
  const answer = await ask(path, { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBeUndefined();
  answer.destroy();
});
