import { setTimeout as pause } from 'node:timers/promises';
import type { Ephemeral } from './ephemeral.ts';
import { memoryEphemeral } from './memory-ephemeral.ts';
import { redisEphemeral } from './redis-ephemeral.ts';
import { findRedisServer } from './redis-server.ts';
import { startRedisServer } from './testing/started-redis.ts';

async function spawnedRedis(program: string): Promise<Ephemeral> {
  const server = await startRedisServer(program);
  const redis = await redisEphemeral(server.url, () => undefined);
  return {
    ...redis,
    stop: async () => {
      await redis.stop();
      await server.stop();
    },
  };
}

const program = findRedisServer();
const sides: [string, () => Promise<Ephemeral>][] = [['memory', async () => memoryEphemeral()]];
if (program) sides.push(['Redis', () => spawnedRedis(program)]);

describe.each(sides)('what may be lost, kept in %s', (_side, start) => {
  let ephemeral: Ephemeral;
  beforeAll(async () => {
    ephemeral = await start();
  });
  afterAll(() => ephemeral.stop());

  test('a cached answer is read back until it expires or is deleted', async () => {
    await ephemeral.cache.set('teapot', 'blue', 60_000);
    expect(await ephemeral.cache.get('teapot')).toBe('blue');
    await ephemeral.cache.delete('teapot');
    expect(await ephemeral.cache.get('teapot')).toBeUndefined();
    await ephemeral.cache.set('kettle', 'red', 20);
    await pause(40);
    expect(await ephemeral.cache.get('kettle')).toBeUndefined();
  });

  test('an answer that came late does not replace the one that stands, nor make it stand longer', async () => {
    await ephemeral.cache.set('saucer', 'white', 20);
    await ephemeral.cache.setIfAbsent('saucer', 'black', 60_000);
    expect(await ephemeral.cache.get('saucer')).toBe('white');
    await pause(40);
    expect(await ephemeral.cache.get('saucer')).toBeUndefined();
    await ephemeral.cache.setIfAbsent('saucer', 'black', 60_000);
    expect(await ephemeral.cache.get('saucer')).toBe('black');
  });

  test('the third of two allowed tries is told when to come back, another person is not affected', async () => {
    const limit = { name: 'login', points: 2, windowMs: 60_000 };
    expect(await ephemeral.limiter.consume(limit, 'maya')).toEqual({ isAllowed: true });
    expect(await ephemeral.limiter.consume(limit, 'maya')).toEqual({ isAllowed: true });
    expect(await ephemeral.limiter.consume(limit, 'maya')).toEqual({
      isAllowed: false,
      retryAfterMs: expect.any(Number),
    });
    expect(await ephemeral.limiter.consume(limit, 'theo')).toEqual({ isAllowed: true });
    await ephemeral.limiter.reset(limit, 'maya');
    expect(await ephemeral.limiter.consume(limit, 'maya')).toEqual({ isAllowed: true });
  });

  test('what several have counted is read back together until it is forgotten', async () => {
    await ephemeral.counters.add('visits at 9:00', { feed: 2, cart: 1 }, 60_000);
    await ephemeral.counters.add('visits at 9:00', { feed: 3 }, 60_000);
    await ephemeral.counters.add('visits at 9:01', { cart: 4 }, 20);
    expect(await ephemeral.counters.read(['visits at 9:01', 'visits at 9:00'])).toEqual([
      { cart: 4 },
      { feed: 5, cart: 1 },
    ]);
    await pause(40);
    expect(await ephemeral.counters.read(['visits at 9:01'])).toEqual([{}]);
  });

  test('one lock has one holder at a time', async () => {
    const release = await ephemeral.locks.tryAcquire('order', 60_000);
    expect(await ephemeral.locks.tryAcquire('order', 60_000)).toBeUndefined();
    await release?.();
    expect(await ephemeral.locks.tryAcquire('order', 60_000)).toBeDefined();
  });

  test('a message reaches every listener of its channel and nobody after they leave', async () => {
    const heard: string[] = [];
    const leave = await ephemeral.pubSub.subscribe('live:maya', (message) => heard.push(`first ${message}`));
    await ephemeral.pubSub.subscribe('live:maya', (message) => heard.push(`second ${message}`));
    await ephemeral.pubSub.publish('live:theo', 'no');
    await ephemeral.pubSub.publish('live:maya', 'hello');
    await pause(30);
    await leave();
    await ephemeral.pubSub.publish('live:maya', 'again');
    await pause(30);
    expect(heard).toEqual(['first hello', 'second hello', 'second again']);
  });
});
