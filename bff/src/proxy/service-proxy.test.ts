import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import express from 'express';
import { serviceProxy } from './service-proxy.ts';

/** A service that takes every call and answers none, until it is told to, behind the proxy. */
async function hungService() {
  let isHung = true;
  const asked: string[] = [];
  const given = new EventEmitter();
  const service = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    response.on('close', () => given.emit('up', request.url));
    if (request.url === '/half') response.writeHead(200, { 'content-length': 10 }).write('half');
    else if (request.url === '/early') response.writeHead(413, { 'set-cookie': ['a=1', 'b=2'] }).end('{}');
    else if (!isHung) response.end('{}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('the played service has no port');
  const target = `http://127.0.0.1:${address.port}`;
  const app = express().use(serviceProxy({ target, logger: createLogger('bff', 'silent'), deadlineMs: 50 }));
  const site = await listen(app, 0);
  return {
    asked,
    given,
    url: site.url,
    get: (path: string) => fetch(site.url + path),
    wake: () => {
      isHung = false;
    },
    stop: async () => {
      await site.stop();
      service.closeAllConnections();
      service.close();
    },
  };
}

let service: Awaited<ReturnType<typeof hungService>>;
beforeEach(async () => {
  service = await hungService();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.stop();
});

test('who calls a service that hangs is told to come back, and after three of them it is left alone', async () => {
  for (let call = 0; call < 5; call += 1) {
    const response = await service.get('/api/getOrders');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await response.json()).code).toBe('unavailable');
  }
  expect(service.asked).toHaveLength(3);
});

test('five seconds later it is asked again, and serves everybody once it answers', async () => {
  for (let call = 0; call < 3; call += 1) await service.get('/api/getOrders');
  service.wake();
  expect((await service.get('/api/getOrders')).status).toBe(503);
  const later = Date.now() + 5_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  expect((await service.get('/api/getOrders')).status).toBe(200);
  expect((await service.get('/api/getOrders')).status).toBe(200);
});

test('half an answer is not taken for a whole one', async () => {
  await expect(service.get('/half').then((response) => response.text())).rejects.toThrow('terminated');
});

test('whoever hangs up is not worked for any longer, and says nothing about the service', async () => {
  for (let call = 0; call < 4; call += 1) {
    const hangUp = new AbortController();
    const givenUp = once(service.given, 'up');
    const answer = fetch(`${service.url}/half`, { signal: hangUp.signal });
    await answer;
    hangUp.abort();
    expect(await givenUp).toEqual(['/half']);
  }
  service.wake();
  expect((await service.get('/api/getOrders')).status).toBe(200);
});

test('a service may refuse before it has read all that is sent, and who sends it hears that', async () => {
  const refused = await fetch(`${service.url}/early`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([413, ['a=1', 'b=2']]);
  service.wake();
  expect((await service.get('/api/getOrders')).status).toBe(200);
});
