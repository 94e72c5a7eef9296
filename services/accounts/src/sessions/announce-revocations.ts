import type { Ephemeral } from '@wishbow/cache/ephemeral';
import { announceRevocation } from '@wishbow/service/identity/session-revocation';
import type { Session } from './session-repository.ts';

/** Makes everybody forget several sessions at once. Call it after they are gone from the collection. */
export async function announceRevocations(ephemeral: Ephemeral, ended: readonly Session[]): Promise<void> {
  await Promise.all(ended.map((session) => announceRevocation(ephemeral, session)));
}
