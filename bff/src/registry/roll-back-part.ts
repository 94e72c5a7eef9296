import type { Frontend } from '@wishbow/contracts/deployments';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { announceLiveSet } from './announce-live-set.ts';
import { findArrival } from './deployment-repository.ts';
import { type DeployAct, type FlipOutcome, liveSetOf, makeLive } from './make-live.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { findLiveSet } from './registry-repository.ts';

export interface Rollback extends DeployAct {
  readonly name: Frontend;
  /** The build to get away from: a repeated call finds another one live and goes no further back. */
  readonly from: string;
}

/** Makes the build live again that was before this one. */
export async function rollBackPart(deps: RegistryDeps, rollback: Rollback): Promise<FlipOutcome> {
  const { name, from } = rollback;
  const connection = await deps.database.open();
  const outcome = await inTransaction(connection, async (session): Promise<FlipOutcome> => {
    const live = await findLiveSet(connection, session);
    if (live?.builds[name] !== from || !live) {
      const shown = live ? liveSetOf(live) : { revision: 0, builds: {}, canary: null };
      return { ok: false, reason: 'not_live', live: shown };
    }
    const buildId = await buildBefore(connection, name, from, session);
    if (!buildId) return { ok: false, reason: 'nothing_before', live: liveSetOf(live) };
    if ((await deps.store.findFolder(name, buildId)) === undefined)
      return { ok: false, reason: 'no_build', live: liveSetOf(live) };
    return makeLive(connection, session, live, { ...rollback, buildId, kind: 'rollback' }, deps.now());
  });
  if (outcome.ok) await announceLiveSet(deps, outcome.live);
  return outcome;
}

/** What was live before this build came; how it came back by a rollback does not count, or two rollbacks would lead to and fro. */
export async function buildBefore(
  connection: Connection,
  name: Frontend,
  buildId: string,
  session?: ClientSession,
): Promise<string | null> {
  const arrival = await findArrival(connection, name, buildId, ['start', 'promote'], session);
  return arrival?.from ?? null;
}
