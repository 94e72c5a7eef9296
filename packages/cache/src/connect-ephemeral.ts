import type { Ephemeral } from './ephemeral.ts';
import { memoryEphemeral } from './memory-ephemeral.ts';
import { redisEphemeral } from './redis-ephemeral.ts';

/** All services of one process share one memory, as they would share one Redis. */
let sharedMemory: Ephemeral | undefined;

/** Redis where an address is given, else the memory of this process. */
export async function connectEphemeral(
  redisUrl: string | undefined,
  report: (error: unknown) => void,
): Promise<Ephemeral> {
  if (redisUrl) return redisEphemeral(redisUrl, report);
  sharedMemory ??= memoryEphemeral();
  return sharedMemory;
}
