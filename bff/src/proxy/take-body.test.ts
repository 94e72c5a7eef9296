import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import express from 'express';
import { serviceProxy } from './service-proxy.ts';
import { limitSending, takeBody } from './take-body.ts';

/** It may take longer than what others do. */
const PAYING = '/api/checkoutItem';

/** A service that says what it was sent, behind a proxy that has one connection to it and little patience. */
async function echoingService() {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  const service = createServer(async (request: IncomingMessage, response) => {
    asked.push(request.url ?? '');
    const body = await buffer(request).catch(() => undefined);
    if (request.url === PAYING) held.push(response);
    else if (body) response.end(body);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const logger = createLogger('bff', 'silent');
  const target = `http://127.0.0.1:${port}`;
  const app = express();
  app.post('/whole', takeBody({ mostBytes: 100, mostMs: 50 }));
  app.post('/picture', limitSending(50));
  app.use(serviceProxy({ target, logger, deadlineMs: 100, mostSockets: 1 }));
  const site = await listen(app, 0);
  return {
    asked,
    url: site.url,
    answerHeld: () => {
      for (const response of held) response.end('paid');
    },
    ask: (path: string, options: RequestInit = {}) => fetch(site.url + path, { method: 'POST', ...options }),
    /** Announces more than is ever sent. */
    sendHalf: async (path: string): Promise<number | undefined> => {
      const half = send(site.url + path, { method: 'POST', headers: { 'content-length': '90' } });
      half.write('{');
      const [{ statusCode }] = await once(half, 'response');
      half.on('error', () => undefined).destroy();
      return statusCode;
    },
    stop: async () => {
      await site.stop();
      service.closeAllConnections();
      service.close();
    },
  };
}

let site: Awaited<ReturnType<typeof echoingService>>;
beforeEach(async () => {
  site = await echoingService();
});
afterEach(() => site.stop());

test('whoever sends half of what they ask for is told so, while the service is not asked and serves all others', async () => {
  const halves = ['/whole', '/whole', '/whole', '/whole', '/whole'].map(site.sendHalf);
  expect(await (await site.ask('/whole', { body: 'whole' })).text()).toBe('whole');
  expect(await Promise.all(halves)).toEqual([408, 408, 408, 408, 408]);
  expect(site.asked).toEqual(['/whole']);
});

test('half a picture says nothing about the service either', async () => {
  for (let call = 0; call < 4; call += 1) expect(await site.sendHalf('/picture')).toBe(408);
  for (let call = 0; call < 4; call += 1) expect(await site.sendHalf('/anything')).toBe(408);
  expect(await (await site.ask('/picture', { body: 'whole' })).text()).toBe('whole');
});

test('the service hears the very bytes that were sent, however they were sent', async () => {
  const bytes = Buffer.from([0, 255, 31, 139, 13, 10, 0xc3, 0x28]);
  expect(Buffer.from(await (await site.ask('/whole', { body: bytes })).arrayBuffer())).toEqual(bytes);
  const inPieces = send(`${site.url}/whole`, { method: 'POST', headers: { expect: '100-continue' } });
  await once(inPieces, 'continue');
  inPieces.write('in ');
  inPieces.end('pieces');
  const [answer] = await once(inPieces, 'response');
  expect((await buffer(answer)).toString()).toBe('in pieces');
});

test('more than a call may have is refused, announced or not', async () => {
  const body = 'x'.repeat(101);
  expect((await site.ask('/whole', { body })).status).toBe(413);
  const unannounced = send(`${site.url}/whole`, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
  unannounced.end(body);
  expect((await once(unannounced, 'response'))[0].statusCode).toBe(413);
  expect(site.asked).toEqual([]);
});

test('whoever would wait for a connection longer than for an answer is told to come back, and not served unheard', async () => {
  const paying = site.ask(PAYING);
  while (site.asked.length === 0) await turn();
  const waiting = await site.ask('/waits', { body: '{}' });
  expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '5']);
  site.answerHeld();
  expect(await (await paying).text()).toBe('paid');
  expect(await (await site.ask('/after', { body: 'served' })).text()).toBe('served');
  expect(site.asked).toEqual([PAYING, '/after']);
});
