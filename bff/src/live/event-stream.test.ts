import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { PubSub } from '@wishbow/cache/ephemeral';
import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { announceRevocation } from '@wishbow/service/identity/session-revocation';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import express from 'express';
import { readSession } from '../session/read-session.ts';
import { MAYA, MAYAS_TOKEN, runningBff } from '../testing/running-bff.ts';
import { eventStream } from './event-stream.ts';
import { openStreams } from './open-streams.ts';

/** Reads a stream of text piece by piece; undefined once it has ended. */
function readerOf(response: Response) {
  const reader = response.body?.getReader();
  return async () => {
    const piece = await reader?.read();
    return piece?.done ? undefined : new TextDecoder().decode(piece?.value);
  };
}

describe('a person at an open page', () => {
  let bff: Awaited<ReturnType<typeof runningBff>>;
  beforeAll(async () => {
    bff = await runningBff();
  });
  afterAll(() => bff.stop());

  test('hears what happens to them', async () => {
    const controller = new AbortController();
    const response = await fetch(`${bff.url}/api/events`, { headers: bff.asMaya, signal: controller.signal });
    const read = readerOf(response);
    expect(await read()).toContain('retry: 3000');
    await bff.ephemeral.pubSub.publish(`live:${MAYA}`, '{"topic":"notifications","id":null}');
    expect(await read()).toBe('data: {"topic":"notifications","id":null}\n\n');
    controller.abort();
  });

  test('is told that the session has ended, and hears nothing more', async () => {
    const read = readerOf(await fetch(`${bff.url}/api/events`, { headers: bff.asMaya }));
    await read();
    await announceRevocation(bff.ephemeral, { id: 's1', tokenHash: 'of another token' });
    expect(await read()).toBe('data: {"topic":"session","id":null}\n\n');
    expect(await read()).toBeUndefined();
  });
});

const viewer = { userId: MAYA, role: 'user', sessionId: 's1', service: undefined } as const;

test('whoever never reads what they are told is hung up on before it fills our memory', async () => {
  const { pubSub } = memoryEphemeral();
  const streams = openStreams(500);
  const app = express();
  app.use(readSession(async () => viewer));
  app.get(
    '/api/events',
    eventStream(pubSub, async () => viewer, createLogger('bff', 'silent'), streams),
  );
  const server = await listen(app, 0);
  const deaf = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  deaf.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${MAYAS_TOKEN}\r\n\r\n`);
  while (streams.count() === 0) await setImmediate();
  const news = 'x'.repeat(1024 * 1024);
  while (streams.count() > 0) {
    await pubSub.publish(`live:${MAYA}`, news);
    await setImmediate();
  }
  deaf.destroy();
  await server.stop();
});

test('one address holds so many streams open, and others are let in beside it, those of our own network all of them', () => {
  const streams = openStreams(2);
  const connection = () => Object.assign(new EventEmitter(), { end: () => undefined });
  const first = connection();
  expect(streams.hold({ ip: '203.0.113.7' }, first)).toBe(true);
  expect(streams.hold({ ip: '203.0.113.7' }, connection())).toBe(true);
  expect(streams.hold({ ip: '203.0.113.7' }, connection())).toBe(false);
  expect(streams.hold({ ip: '203.0.113.8' }, connection())).toBe(true);
  for (const ip of ['127.0.0.1', '127.0.0.1', '127.0.0.1']) expect(streams.hold({ ip }, connection())).toBe(true);
  first.emit('close');
  expect(streams.hold({ ip: '203.0.113.7' }, connection())).toBe(true);
  expect(streams.count()).toBe(6);
});

test('connections that are gone before they are subscribed leave nothing behind', async () => {
  const start = Promise.withResolvers<void>();
  const held = new Set<object>();
  let subscriptionCount = 0;
  const slowPubSub: PubSub = {
    ...memoryEphemeral().pubSub,
    subscribe: async () => {
      await start.promise;
      const subscription = { number: ++subscriptionCount };
      held.add(subscription);
      return async () => void held.delete(subscription);
    },
  };
  const closings: Promise<unknown>[] = [];
  const app = express();
  app.use((_request, response, next) => {
    closings.push(once(response, 'close'));
    next();
  });
  app.use(readSession(async () => viewer));
  app.get(
    '/api/events',
    eventStream(slowPubSub, async () => viewer, createLogger('bff', 'silent'), openStreams(500)),
  );
  const server = await listen(app, 0);

  const controller = new AbortController();
  const headers = { authorization: `Bearer ${MAYAS_TOKEN}` };
  const connect = () => fetch(`${server.url}/api/events`, { headers, signal: controller.signal });
  await Promise.all(Array.from({ length: 20 }, connect));
  controller.abort();
  await Promise.all(closings);
  start.resolve();
  await setImmediate();
  expect(subscriptionCount).toBe(60);
  expect(held.size).toBe(0);
  await server.stop();
});
