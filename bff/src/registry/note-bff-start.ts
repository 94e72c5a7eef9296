import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { BY_START } from './deployers.ts';
import { addDeployment } from './deployment-repository.ts';
import { findLiveSet, flipLiveSet } from './registry-repository.ts';

/** Writes down which build of the BFF a site was started with, where it is another one than was live last. */
export function noteBffStart(connection: Connection, buildId: string, now: Date): Promise<void> {
  return inTransaction(connection, async (session) => {
    const live = await findLiveSet(connection, session);
    if (!live || live.bff === buildId) return;
    const flipped = await flipLiveSet(connection, live, { bff: buildId, changedAt: now }, session);
    if (!flipped) return;
    const entry = {
      at: now,
      kind: 'start' as const,
      name: 'bff' as const,
      from: live.bff ?? null,
      to: buildId,
      revision: flipped.revision,
      outcome: 'done' as const,
      by: BY_START,
      reason: 'The site was started with it',
      breakages: [],
    };
    await addDeployment(connection, entry, session);
  });
}
