import { REGISTRY_CHANNEL } from '@wishbow/contracts/live-events';
import type { LiveSet } from '@wishbow/contracts/registry';
import type { RegistryDeps } from './registry-deps.ts';

/** Has this process serve the new set before anybody is answered, and wakes the others; who does not hear it asks by itself. */
export async function announceLiveSet(
  { pubSub, refresh, logger }: Pick<RegistryDeps, 'pubSub' | 'refresh' | 'logger'>,
  { revision }: LiveSet,
): Promise<void> {
  await Promise.all([
    refresh(),
    pubSub
      .publish(REGISTRY_CHANNEL, String(revision))
      .catch((error: unknown) => logger.warn({ err: error }, 'nobody could be told of a new live set')),
  ]);
}
