import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Cache, Ephemeral, Locks, PubSub } from './ephemeral.ts';
import { consumeWith, limiterPer } from './rate-limit.ts';

/** Redis is never worth waiting for: commands fail fast and callers go on without it (RELIABILITY.md row 60). */
const OPTIONS = {
  enableOfflineQueue: false,
  commandTimeout: 500,
  maxRetriesPerRequest: 1,
  lazyConnect: true,
};

type Report = (error: unknown) => void;

/** @throws when the first connection fails; later outages are reported and survived. */
export async function redisEphemeral(url: string, report: Report): Promise<Ephemeral> {
  const commands = new Redis(url, OPTIONS).on('error', report);
  // A connection in subscriber mode takes no other commands; it may queue, since nobody waits for it.
  const subscriber = new Redis(url, { ...OPTIONS, enableOfflineQueue: true }).on('error', report);
  await Promise.all([commands.connect(), subscriber.connect()]);
  return {
    kind: 'redis',
    cache: redisCache(commands, report),
    limiter: redisLimiter(commands),
    locks: redisLocks(commands),
    pubSub: redisPubSub(commands, subscriber, report),
    stop: async () => {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

function redisCache(redis: Redis, report: Report): Cache {
  const survive = <T>(attempt: Promise<T>) =>
    attempt.catch((error: unknown) => {
      report(error);
      return undefined;
    });
  return {
    get: async (key) => (await survive(redis.get(key))) ?? undefined,
    set: async (key, value, ttlMs) => {
      await survive(redis.set(key, value, 'PX', ttlMs));
    },
    setIfAbsent: async (key, value, ttlMs) => {
      await survive(redis.set(key, value, 'PX', ttlMs, 'NX'));
    },
    delete: async (key) => {
      await survive(redis.del(key));
    },
  };
}

const redisLimiter = (redis: Redis) =>
  consumeWith(
    limiterPer(
      ({ name, points, windowMs }) =>
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: name,
          points,
          duration: windowMs / 1000,
          insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: windowMs / 1000 }),
        }),
    ),
  );

/** Deletes the lock only while it is still ours. */
const RELEASE_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

function redisLocks(redis: Redis): Locks {
  return {
    tryAcquire: async (key, ttlMs) => {
      const token = randomUUID();
      const taken = await redis.set(key, token, 'PX', ttlMs, 'NX');
      if (taken !== 'OK') return undefined;
      return async () => {
        await redis.eval(RELEASE_SCRIPT, 1, key, token);
      };
    },
  };
}

function redisPubSub(commands: Redis, subscriber: Redis, report: Report): PubSub {
  const listeners = new Map<string, Set<(message: string) => void>>();
  subscriber.on('message', (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  return {
    publish: async (channel, message) => {
      await commands.publish(channel, message).catch(report);
    },
    subscribe: async (channel, listener) => {
      const others = listeners.get(channel);
      if (others) others.add(listener);
      else {
        listeners.set(channel, new Set([listener]));
        await subscriber.subscribe(channel);
      }
      return async () => {
        const remaining = listeners.get(channel);
        remaining?.delete(listener);
        if (remaining?.size !== 0) return;
        listeners.delete(channel);
        await subscriber.unsubscribe(channel).catch(report);
      };
    },
  };
}
