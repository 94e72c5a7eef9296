import type { Redis } from 'ioredis';
import type { Breaker } from './breaker.ts';
import type { Counters, Figures } from './ephemeral.ts';
import { memoryCounters } from './memory-ephemeral.ts';

/** While Redis is away each process counts for itself, and reads what it has counted so. */
export function redisCounters(redis: Redis, guarded: Breaker, report: (error: unknown) => void): Counters {
  const own = memoryCounters();
  const orElse =
    <T>(fallback: () => Promise<T>) =>
    (error: unknown) => {
      report(error);
      return fallback();
    };

  const add = async (key: string, amounts: Figures, ttlMs: number): Promise<void> => {
    const commands = redis.multi();
    for (const [name, amount] of Object.entries(amounts)) commands.hincrby(key, name, amount);
    await commands.pexpire(key, ttlMs).exec();
  };

  const read = async (keys: readonly string[]): Promise<readonly Figures[]> =>
    Promise.all(keys.map(async (key) => asNumbers(await redis.hgetall(key))));

  return {
    add: (key, amounts, ttlMs) =>
      guarded(() => add(key, amounts, ttlMs)).catch(orElse(() => own.add(key, amounts, ttlMs))),
    read: (keys) => guarded(() => read(keys)).catch(orElse(() => own.read(keys))),
  };
}

const asNumbers = (texts: Record<string, string>): Figures =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Number(text)]));
