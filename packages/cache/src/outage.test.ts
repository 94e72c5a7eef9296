import { setTimeout as pause } from 'node:timers/promises';
import type { Ephemeral } from './ephemeral.ts';
import { redisEphemeral } from './redis-ephemeral.ts';
import { findRedisServer } from './redis-server.ts';
import { redisUse } from './redis-use.ts';
import { startRedisServer } from './testing/started-redis.ts';

const program = findRedisServer();
/** Some machines have no Redis: there is nothing to fail then. */
const withRedis = program ? test : test.skip;

let server: Awaited<ReturnType<typeof startRedisServer>>;
let ephemeral: Ephemeral;
beforeEach(async () => {
  if (!program) return;
  server = await startRedisServer(program);
  ephemeral = await redisEphemeral(server.url, () => undefined);
});
afterEach(async () => {
  if (!program) return;
  await ephemeral.stop();
  await server.stop();
});

const hears = async (heard: readonly string[]) => {
  for (let tries = 0; tries < 100 && heard.length === 0; tries += 1) {
    await ephemeral.pubSub.publish('live:maya', 'hello');
    await pause(50);
  }
  return heard.length > 0;
};

withRedis('a person who came while Redis was away is told things once it is back', async () => {
  await server.stop();
  const heard: string[] = [];
  const listen = () => ephemeral.pubSub.subscribe('live:maya', (message) => heard.push(message));
  await expect(listen()).rejects.toThrow('could not listen to live:maya');
  await server.startAgain();
  await pause(1_500);
  await listen();
  expect(await hears(heard)).toBe(true);
});

withRedis('a person who listened before an outage goes on hearing after it', async () => {
  const heard: string[] = [];
  await ephemeral.pubSub.subscribe('live:maya', (message) => heard.push(message));
  await server.stop();
  await server.startAgain();
  expect(await hears(heard)).toBe(true);
});

withRedis('while Redis hangs it is waited for once, and tries are still counted', async () => {
  const limit = { name: 'login', points: 1, windowMs: 60_000 };
  server.hang();
  const reports: unknown[] = [];
  await ephemeral.cache.get('teapot').catch((error) => reports.push(error));
  const began = performance.now();
  for (let times = 0; times < 20; times += 1) expect(await ephemeral.cache.get('teapot')).toBeUndefined();
  expect(await ephemeral.limiter.consume(limit, 'maya')).toEqual({ isAllowed: true });
  expect(await ephemeral.limiter.consume(limit, 'maya')).toMatchObject({ isAllowed: false });
  expect(performance.now() - began).toBeLessThan(450);
  expect(reports).toEqual([]);
});

withRedis('a site that starts before its Redis answers waits for it', async () => {
  await ephemeral.stop();
  await server.stop();
  const connecting = redisEphemeral(server.url, () => undefined);
  await pause(300);
  await server.startAgain();
  ephemeral = await connecting;
  await ephemeral.cache.set('greeting', 'hello', 1_000);
  expect(await ephemeral.cache.get('greeting')).toBe('hello');
});

test('what Redis says of itself is read from its answer, and nothing is made up that it does not say', () => {
  const info = '# Server\r\nuptime_in_seconds:7\r\n# Memory\r\nused_memory:1048576\r\nused_memory_rss:9\r\n';
  const whole = `${info}# Stats\r\ntotal_commands_processed:31\r\n`;
  expect(redisUse(whole)).toEqual({ uptimeSeconds: 7, memoryBytes: 1_048_576, commands: 31 });
  expect(() => redisUse(info)).toThrow('Redis says nothing of total_commands_processed');
});

withRedis('an admin can see how Redis is doing, and that it is away', async () => {
  const use = await ephemeral.readUse?.();
  expect([(use?.commands ?? 0) > 0, (use?.memoryBytes ?? 0) > 100_000]).toEqual([true, true]);
  await server.stop();
  await expect(ephemeral.readUse?.()).rejects.toThrow();
});
