import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Cache, Counters, Ephemeral, Figures, Locks, PubSub } from './ephemeral.ts';
import { limiterPer, limiterWith } from './rate-limit.ts';

const MOST_ENTRIES = 20_000;

/** The in-process side: right for one process, and the strict fallback of the rate limiter when Redis is away. */
export function memoryEphemeral(): Ephemeral {
  return {
    kind: 'memory',
    cache: memoryCache(),
    counters: memoryCounters(),
    limiter: memoryLimiter(),
    locks: memoryLocks(),
    pubSub: memoryPubSub(),
    stop: () => Promise.resolve(),
  };
}

function memoryCache(): Cache {
  const entries = new LRUCache<string, string>({ max: MOST_ENTRIES, ttlAutopurge: false });
  return {
    get: async (key) => entries.get(key),
    set: async (key, value, ttlMs) => {
      entries.set(key, value, { ttl: ttlMs });
    },
    setIfAbsent: async (key, value, ttlMs) => {
      if (!entries.has(key)) entries.set(key, value, { ttl: ttlMs });
    },
    delete: async (key) => {
      entries.delete(key);
    },
  };
}

export function memoryCounters(): Counters {
  const counted = new LRUCache<string, Figures>({ max: MOST_ENTRIES, ttlAutopurge: false });
  return {
    add: async (key, amounts, ttlMs) => {
      const figures = { ...counted.get(key) };
      for (const [name, amount] of Object.entries(amounts)) figures[name] = (figures[name] ?? 0) + amount;
      counted.set(key, figures, { ttl: ttlMs });
    },
    read: async (keys) => keys.map((key) => counted.get(key) ?? {}),
  };
}

export const memoryLimiter = () =>
  limiterWith(
    limiterPer(
      ({ name, points, windowMs }) => new RateLimiterMemory({ keyPrefix: name, points, duration: windowMs / 1000 }),
    ),
  );

function memoryLocks(): Locks {
  const held = new Map<string, { token: symbol; until: number }>();
  return {
    tryAcquire: async (key, ttlMs) => {
      const holder = held.get(key);
      if (holder && holder.until > Date.now()) return undefined;
      const token = Symbol(key);
      held.set(key, { token, until: Date.now() + ttlMs });
      return async () => {
        if (held.get(key)?.token === token) held.delete(key);
      };
    },
  };
}

function memoryPubSub(): PubSub {
  const bus = new EventEmitter().setMaxListeners(0);
  return {
    publish: async (channel, message) => {
      bus.emit(channel, message);
    },
    subscribe: async (channel, listener) => {
      bus.on(channel, listener);
      return async () => {
        bus.off(channel, listener);
      };
    },
  };
}
