import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type Breaker, restAfterFailure } from './breaker.ts';
import type { Cache, Ephemeral, Locks, RateLimiter } from './ephemeral.ts';
import { memoryLimiter } from './memory-ephemeral.ts';
import { limiterPer, limiterWith } from './rate-limit.ts';
import { redisCounters } from './redis-counters.ts';
import { redisPubSub } from './redis-pub-sub.ts';
import { redisUse } from './redis-use.ts';

/** Redis is never worth waiting for: commands fail fast and callers go on without it (RELIABILITY.md row 60). */
const OPTIONS = {
  enableOfflineQueue: false,
  commandTimeout: 500,
  maxRetriesPerRequest: 1,
  lazyConnect: true,
};

const START_PATIENCE_MS = 10_000;

type Report = (error: unknown) => void;

/** @throws when there is no connection within ten seconds of the start; later outages are reported and survived. */
export async function redisEphemeral(url: string, report: Report): Promise<Ephemeral> {
  const commands = new Redis(url, OPTIONS).on('error', report);
  // A connection in subscriber mode takes no other commands; it may queue, since nobody waits for it.
  const subscriber = new Redis(url, { ...OPTIONS, enableOfflineQueue: true }).on('error', report);
  try {
    await Promise.all([commands, subscriber].map((redis) => firstConnection(redis, report)));
  } catch (error) {
    commands.disconnect();
    subscriber.disconnect();
    throw error;
  }
  const guarded = restAfterFailure();
  return {
    kind: 'redis',
    cache: redisCache(commands, guarded, report),
    counters: redisCounters(commands, guarded, report),
    limiter: redisLimiter(commands, guarded, report),
    locks: redisLocks(commands, guarded),
    pubSub: redisPubSub(commands, subscriber, guarded, report),
    readUse: async () => redisUse(await commands.info()),
    stop: async () => {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

/** On a machine that has much to do a first try may time out; the client goes on trying by itself. */
async function firstConnection(redis: Redis, report: Report): Promise<void> {
  const ready = new Promise<void>((resolve) => redis.once('ready', () => resolve()));
  redis.connect().catch(report);
  const isReady = await Promise.race([ready.then(() => true), pause(START_PATIENCE_MS, false, { ref: false })]);
  if (!isReady) throw new Error(`Redis did not answer within ${START_PATIENCE_MS / 1_000} s`);
}

function redisCache(redis: Redis, guarded: Breaker, report: Report): Cache {
  const survive = <T>(attempt: () => Promise<T>) =>
    guarded(attempt).catch((error: unknown) => {
      report(error);
      return undefined;
    });
  return {
    get: async (key) => (await survive(() => redis.get(key))) ?? undefined,
    set: async (key, value, ttlMs) => {
      await survive(() => redis.set(key, value, 'PX', ttlMs));
    },
    setIfAbsent: async (key, value, ttlMs) => {
      await survive(() => redis.set(key, value, 'PX', ttlMs, 'NX'));
    },
    delete: async (key) => {
      await survive(() => redis.del(key));
    },
  };
}

/** While Redis is away each process counts for itself: stricter than not counting at all. */
function redisLimiter(redis: Redis, guarded: Breaker, report: Report): RateLimiter {
  const shared = limiterWith(
    limiterPer(
      ({ name, points, windowMs }) =>
        new RateLimiterRedis({ storeClient: redis, keyPrefix: name, points, duration: windowMs / 1000 }),
    ),
  );
  const own = memoryLimiter();
  const orElse =
    <T>(fallback: () => Promise<T>) =>
    (error: unknown) => {
      report(error);
      return fallback();
    };
  return {
    consume: (limit, key) => guarded(() => shared.consume(limit, key)).catch(orElse(() => own.consume(limit, key))),
    reset: (limit, key) => guarded(() => shared.reset(limit, key)).catch(orElse(() => own.reset(limit, key))),
  };
}

/** Deletes the lock only while it is still ours. */
const RELEASE_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

function redisLocks(redis: Redis, guarded: Breaker): Locks {
  return {
    tryAcquire: async (key, ttlMs) => {
      const token = randomUUID();
      const taken = await guarded(() => redis.set(key, token, 'PX', ttlMs, 'NX'));
      if (taken !== 'OK') return undefined;
      return async () => {
        await guarded(() => redis.eval(RELEASE_SCRIPT, 1, key, token));
      };
    },
  };
}
