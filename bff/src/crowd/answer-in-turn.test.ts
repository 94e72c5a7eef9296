import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { listen } from '@wishbow/service/listen';
import express, { type Response } from 'express';
import { answerInTurn, type InTurnOptions } from './answer-in-turn.ts';
import { refuseCrowd } from './refuse-crowd.ts';
import { createTurnstile } from './turnstile.ts';
import { visitsOf } from './visits-of.ts';

const LIMITS = { most: 2, mostOfOne: 2, mostWaiting: { paying: 1, other: 1 }, mostInBurst: 1, mostSending: 1 };

/** More than what lies between us and whoever does not read. */
const LARGE = 'x'.repeat(16 * 1024 * 1024);

/** A site with two places that answers when it is told to, over connections that are spoken to by hand. */
async function site(options: InTurnOptions = {}) {
  const asked: { path: string; response: Response }[] = [];
  const app = express();
  app.use(answerInTurn(options), refuseCrowd(createTurnstile(LIMITS), visitsOf(ALL_ENDPOINTS)));
  app.use((request, response) => {
    asked.push({ path: request.path, response });
    if (request.path === '/api/large') response.end(LARGE);
  });
  const server = await listen(app, 0);
  const sockets: Socket[] = [];
  return {
    asked,
    call: (path: string) => fetch(server.url + path, { method: 'POST' }),
    /** Sends so many requests at once over one connection; nothing of their answers is read until somebody does. */
    pipeline: (...paths: string[]) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
      sockets.push(socket);
      socket.write(paths.map((path) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`).join(''));
      return socket;
    },
    untilAsked: async (count: number) => {
      while (asked.length < count) await turn();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      for (const { response } of asked) response.end();
      await server.stop();
    },
  };
}

let running: Awaited<ReturnType<typeof site>>;
beforeEach(async () => {
  running = await site();
});
afterEach(() => running.stop());

const pathsOf = ({ asked }: typeof running) => asked.map(({ path }) => path);

test('many calls over one connection are begun one after the other, and leave the other places to others', async () => {
  const socket = running.pipeline('/api/first', '/api/second', '/api/third');
  await running.untilAsked(1);
  const other = running.call('/api/other');
  await running.untilAsked(2);
  expect(pathsOf(running)).toEqual(['/api/first', '/api/other']);
  for (let next = 0; next < 4; next += 1) {
    await running.untilAsked(next + 1);
    running.asked[next]?.response.end();
  }
  expect((await other).status).toBe(200);
  expect(pathsOf(running).slice(2)).toEqual(['/api/second', '/api/third']);
  socket.destroy();
});

test('whoever sends more calls than anybody does before the first is answered is hung up on', async () => {
  const socket = running.pipeline(...Array.from({ length: 300 }, () => '/api/searchItems'));
  await once(socket.resume(), 'close');
  expect(running.asked).toHaveLength(1);
});

test('whoever does not take their answer keeps no place meanwhile', async () => {
  for (const path of ['/api/large', '/api/large', '/api/large']) running.pipeline(path, '/api/next');
  await running.untilAsked(3);
  const served = running.call('/api/served');
  await running.untilAsked(4);
  running.asked[3]?.response.end();
  expect((await served).status).toBe(200);
  expect(pathsOf(running)).toEqual(['/api/large', '/api/large', '/api/large', '/api/served']);
});

test('whoever takes nothing of their answer for long is hung up on, and what else they asked for is not begun', async () => {
  const impatient = await site({ mostIdleMs: 20 });
  impatient.pipeline('/api/large', '/api/next');
  await impatient.untilAsked(1);
  const [large] = impatient.asked;
  if (large && !large.response.closed) await once(large.response, 'close');
  expect(pathsOf(impatient)).toEqual(['/api/large']);
  await impatient.stop();
});

test('a line that stands still sends away whoever waits in it, those who pay too', async () => {
  const limits = { ...LIMITS, most: 1, mostOfOne: 1 };
  const turnstile = createTurnstile(limits, Date.now, { paying: 20, other: 10 });
  turnstile.enter(
    { service: 'orders', standing: 'other' },
    () => undefined,
    () => undefined,
  );
  const heard: string[] = [];
  await Promise.all(
    (['paying', 'other'] as const).map(
      (standing) =>
        new Promise<void>((resolve) => {
          const refuse = () => {
            heard.push(standing);
            resolve();
          };
          turnstile.enter({ service: 'orders', standing }, () => undefined, refuse);
        }),
    ),
  );
  expect(heard).toEqual(['other', 'paying']);
});
