import type { Keeper } from '../processes/keeper.ts';
import { type CacheChoice, localCacheUrl } from './choose-cache.ts';
import { redisServer } from './redis-server.ts';

export type Cache = {
  /** Absent when the cache is the memory of the services' own process. */
  url: string | undefined;
  /** What it is, for the person who starts the site. */
  description: string;
};

/** Starts the chosen cache, unless it runs elsewhere, and resolves once it answers. */
export async function startCache(choice: CacheChoice, keeper: Keeper, port: number): Promise<Cache> {
  switch (choice.kind) {
    case 'given':
      return { url: choice.url, description: 'the Redis of REDIS_URL' };
    case 'server':
      await keeper.keep(redisServer(choice.program, keeper.dataFolder, port, keeper.env));
      return { url: localCacheUrl(port), description: choice.program };
    case 'memory':
      return { url: undefined, description: 'memory of this process (to replace it: REDIS_URL)' };
  }
}
