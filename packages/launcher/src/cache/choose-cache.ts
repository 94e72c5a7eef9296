export type CacheChoice = { kind: 'given'; url: string } | { kind: 'server'; program: string } | { kind: 'memory' };

/** The address that was given, else a Redis or Valkey server of this machine, else the memory of this process. */
export function chooseCache(givenUrl: string | undefined, server: string | undefined): CacheChoice {
  if (givenUrl !== undefined) return { kind: 'given', url: givenUrl };
  if (server !== undefined) return { kind: 'server', program: server };
  return { kind: 'memory' };
}

export const localCacheUrl = (port: number): string => `redis://127.0.0.1:${port}`;
